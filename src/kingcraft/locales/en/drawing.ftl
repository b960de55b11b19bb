# Words that appear only in the drawings of the boards.

drawing-kingdom-builder = The map of Kingdom Builder
drawing-round = Round { $round }
drawing-over = The game is over
drawing-discards = Discarded
