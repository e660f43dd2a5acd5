"""HTML pages: the frame of every page, the pages, and the stage (table) and pieces (drawings) of each game.

How markup is written: HTML is built with htpy, everywhere. Only SVG is written as strings, because a board has
thousands of elements; `kit.svg` turns such a string into an element, and texts in it go through `escape` first.
Parts that many pages repeat are cached: HTML as `kit.rendered(...)`, SVG in `pieces` and `kit`.
`tests/web/test_markup.py` checks this.
"""
