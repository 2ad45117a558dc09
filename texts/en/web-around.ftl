# What stands around the board of a page: log, rules, replay, menu.
