"""Rows as tables and panels show them: texts, columns, filters. No rules, no widgets."""
