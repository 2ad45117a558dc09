# Ghosts Galore on a page.
