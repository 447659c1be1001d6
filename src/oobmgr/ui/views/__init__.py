"""The pages that every game has, and the kit from which pages are built, those of games too.

A page has an **entry** (`rules.pages.PageEntry`): key, title, icon, digit, and the module that it
is loaded from when it is first shown. The shell reads no more of a page than its entry and the
signals of a `Screen`; a game lists the entries of its own pages.

Where a page only lays the actions of some headings beside tables, it needs no code: its entry names
`groups` and the question that answers `tables`, and `views.works` does the rest. Any other page is
built from these parts.

- **Screen** (`screen`): what the window asks of every page (post, put the pencil away, search, look
  at a past turn) and what a page asks of the window, as signals.
- **Reading** (`reading.ReadingPage`): name the `topics` that the page shows, write `question` and
  `show_reading`. Reading in the worker, reading again after a change, dropping late answers and
  telling faults are done there. A panel or a dialog that is not a page holds an
  `operations.reading.Reading` and asks it in the same way. Name only topics that are shown: each
  one costs a reading after every change to it, and a missing one leaves old figures on the screen.
- **Forms** (`forms`, `turn.forms`): made from the description of an action's inputs; a game brings
  its own where that would not do (`rules.pages.FormEntry`). `turn.forms` knows which.
- **Action panel** (`turn.action_panel.ActionPanel`): a form beside its working. It asks what the
  pencil would write a moment after each change, and posts it. `offer_units` fills its list.
- **Unit list** (`unit_list.UnitList`): a table to pick units from, with search, choice, keys and a
  line that sums up. A list gives its columns as data and says what picking a row does.
- **Tables** (`widgets.data_table`, `widgets.list_model`): frozen rows, columns described as data;
  search, order, groups and copying come with them. A cell that is not text has a delegate.
- **Strips and boxes** (`widgets`): titles, tags, chips, buttons with their keys, a line that asks
  instead of a message box, the strip that opens details in a narrow window. `widgets.boxes` lays
  parts out in columns (`down`) and rows (`across`), and lets an area scroll.

What is shown is worked out in a view-model beside the page: functions that take the answer of the
books and return frozen rows and words, without Qt, so that a test needs no window. A page holds no
rule and no arithmetic; a figure comes from the ruling that gave it.

What is in pencil on a page is kept while the books are read again, as long as it still makes sense;
Esc asks before it goes, and Ctrl+Enter posts it from anywhere on the page.
"""
