# What every game says to a page.
