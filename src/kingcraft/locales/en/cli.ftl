# The command line.

game-kingsburg = Kingsburg
game-kingdom-builder = Kingdom Builder

cli-help-app = Kingsburg and Kingdom Builder: play, simulate, replay, verify.
cli-help-games = List the games, their seats and their options.
cli-help-play = Play in the terminal, against bots or with friends at one keyboard.
cli-help-simulate = Let bots play many games and count.
cli-help-replay = Step through a recorded game.
cli-help-verify = Recompute every die and every draw of a finished record from its seed.
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-serve = Open the table in the browser: a server on this machine.
cli-help-worker = Play bots for servers that share a PostgreSQL database.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on.
cli-help-database = Where games are kept: an SQLAlchemy address; otherwise a file in your data folder.
cli-help-open = Open the page in the browser.
cli-help-train = Learn a bot’s weights by self-play, going on from what the file holds.
cli-help-weights = The file of weights to go on from and to write.
cli-help-rounds = How many rounds in all; a good number if not said.
cli-help-round-games = Games (Kingdom Builder: pairs of games for each of six pushes) a round; a good number if not said.
cli-help-width = Kingsburg: 0 trains on squires’ games, else on knights’ who follow so many placements.
cli-help-game = The game: see “kingcraft games”.
cli-help-file = A record file.
cli-help-seats = How many seats (0: the fewest, or all for bench).
cli-help-seed = The same number gives the same game.
cli-help-option = An option of the game as name=value, or name=@file; may be given several times.
cli-help-json = Print JSON instead of a table.
cli-help-lang = Language: en, fr or ru.
cli-help-players = Who sits where, with commas between: “me” or the name of a bot.
cli-help-save = Write the record to this file.
cli-help-games-count = How many games.
cli-help-bot = The bot in every seat.
cli-help-workers = How many processes.
cli-help-seat = Show what this seat saw (A to E); otherwise what a spectator saw.
cli-help-all = Print all moves and the last board instead of stepping.
cli-help-seconds = How long to measure each row.

cli-error = Not possible: { $message }
cli-serving = The table is at { $address } (Ctrl-C ends it; games are kept).
cli-working = working
cli-compiled = compiled
cli-interpreted = interpreted
cli-which-game = Which game? [1]
cli-how-many = How many players, { $least } to { $most }? [{ $least }]
cli-commitment = The dice are fixed by a seed whose SHA-256 is { $commitment }. The seed is shown at the end.
cli-turn = { $seat }: { $task }
cli-only-move = Enter plays “{ $move }”, the only move.
cli-commands = A move in notation, or # and its number; undo, save FILE, quit.
cli-hand-over = Pass the keyboard to { $seat } and press Enter.
cli-score = { $mark } { $seat } { $score }
cli-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
cli-saved = The record is in { $file }.
cli-replay = { $at } of { $last }: Enter goes on, b back, a number goes there, q ends
cli-verified = { $moves ->
    [one] One move is legal
   *[other] All { $moves } moves are legal
}, { $dealt ->
    [one] the one roll or draw comes
   *[other] the { $dealt } rolls and draws all come
} from the seed, and its SHA-256 is the commitment { $commitment }. Result: { $scores }.

cli-column-game = game
cli-column-seats = seats
cli-column-options = options
cli-column-bots = bots
cli-column-games = games
cli-column-games-rate = games/s
cli-column-actions-rate = actions/s
cli-column-copies-rate = copies/s
cli-column-mode = mode
cli-column-length = actions a game
cli-column-points = points
cli-column-points-by-seat = points by seat
cli-column-wins-by-seat = wins by seat

ruling-bot-unknown = There is no bot called “{ $bot }”. There are: { $known }.
ruling-seat-unknown = There is no seat “{ $seat }”. There are: { $known }.
ruling-language-unknown = There is no language “{ $lang }”. There are: { $known }.
ruling-option-form = “{ $text }” is not an option; it would read name=value.
ruling-file-unreadable = { $file } cannot be read: { $reason }.
ruling-file-unwritable = { $file } cannot be written: { $reason }.
ruling-server-missing = The server needs the package “{ $module }”: install kingcraft[server].
ruling-option-no-file = { $game } does not read the option “{ $option }” from a file.
ruling-port-taken = Nothing can listen on { $host }, port { $port }: { $reason }. Another number may be free: --port 8001.
