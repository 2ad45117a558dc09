# What both games on landscape tiles say to a page.
