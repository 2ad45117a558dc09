# Before a game: the start page, what there is to choose, preferences.

page-title = Fogbound
