# Carcassonne on a page.
