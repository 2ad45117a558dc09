# The board of a page, and the answers.
