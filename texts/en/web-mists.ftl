# Mists over Carcassonne on a page.
