"""Pages as typed Python: the frame, the pages, and the stage and pieces of each game."""
