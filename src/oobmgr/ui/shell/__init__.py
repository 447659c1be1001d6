"""The frame around every page: menus, navigation, context, pools, status line, palette."""
