# Rulings and errors that belong to no single game.

ruling-seats = { $game } is for { $least } to { $most } players, not { $seats }.
ruling-game-unknown = There is no game called “{ $game }”. There are: { $known }.
ruling-option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
ruling-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
ruling-position-field = The position cannot be: the field “{ $field }” is “{ $value }”.
ruling-record-fault = Line { $line }, column { $column }: { $reason }
ruling-record-title = A record begins with the line “{ $title }”.
ruling-record-header = “{ $text }” is not a header line; it would read “name: value”.
ruling-record-twice = “{ $key }” stands in the header twice.
ruling-record-missing = The header does not say “{ $key }”.
ruling-record-number = “{ $key }” must be a number, not “{ $text }”.
ruling-record-hex = “{ $key }” must be 64 hexadecimal digits.
ruling-record-position = The position is not readable JSON: { $detail }.
ruling-record-order = Move { $number } is expected here, not “{ $text }”.
ruling-record-who = After the number comes who moves: one of { $known }.
ruling-record-no-move = The move is missing.
ruling-record-cut = The record is cut off: its last line “{ $end }” is missing.
ruling-record-after-end = Nothing may follow the line “{ $end }”.
ruling-record-over = The game is already over; there can be no further move.
ruling-record-turn = It is the turn of { $turn }, not of { $who }.
ruling-record-unfinished = The header tells of a finished game, but { $count ->
    [one] only { $count } move is there, and the game goes on.
   *[other] only { $count } moves are there, and the game goes on.
}
ruling-record-result = The result does not fit the moves, which give { $result }.
ruling-record-seed = The seed does not fit the commitment: it is not the one promised before the game.
ruling-verify-no-seed = Only the record of a finished game, with its commitment and its seed, can be verified.
ruling-verify-outcome = Move { $move } says “{ $said }”, but the seed gives “{ $due }”.
ruling-undo-nothing = There is nothing to take back.
ruling-undo-chance = Dice or cards were dealt since: what has been seen cannot be taken back.
ruling-undo-other = Your turn has passed: the last move was made by { $seat }.
ruling-undo-over = The game is over; nothing can be taken back.
ruling-notation = “{ $text }” is not a move I can read here. For example: { $example }
