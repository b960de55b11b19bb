# The arena: many games by bots, and what they say.

cli-help-ladder = Let bots play each other in every seat, and rank them.
cli-help-bots = The bots with commas between: a name, a name with its thinking after @ (king@0.5s, knight@200p), or file.py:Class.
cli-help-ladder-games = How many games for each pairing; rounded up so that every seat is played.
cli-help-ladder-workers = How many processes (0: one for each processor).
cli-help-ray = Play on the Ray cluster at this address; “local” starts one here.
cli-help-think-seconds = How long a bot thinks about a decision when its name does not say.
cli-help-think-playouts = How many playouts a bot makes for a decision, instead of seconds: the same moves on every machine.
cli-help-csv = Also write the table to this file.
cli-help-report = Also write a page with plots into this folder.
cli-help-resume = Keep the finished games in this file, and go on from those already there (otherwise in your cache).
cli-help-fresh = Forget the games of an earlier run and begin anew.

ladder-title = { $game }: the ladder, { $seats } seats
ladder-pairing-two = Every pairing is { $games } games: each deal of dice and cards is played twice, with the seats exchanged. Even is 50%. Intervals are 95%; a shared victory counts as half a win.
ladder-pairing-more = A row is one bot against { $others } copies of the other, { $games } games: each deal of dice and cards is played once from every seat. Even is { $even }. Intervals are 95%; a shared victory counts as its part.
ladder-known = { $count ->
    [one] One game was
   *[other] { $count } games were
} already in { $file }.
ladder-kept = The finished games are in { $file }; the same command goes on from there.
ladder-faults = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
} against { $against }, and another move was played for it; the log says why.
ladder-report = The report is in { $file }.

ladder-head-matrix = Who beats whom
ladder-read-matrix = The bot of the row wins this part of its games against the bot of the column. Green is more than even, red is less; below stands the 95% interval.
ladder-head-rating = Ratings
ladder-read-rating = Openskill (Plackett–Luce) over all games. Sure is the skill less three times the doubt.
ladder-head-points = Points
ladder-read-points = How often each bot made how many points; the mark is the mean, whose value stands at the right.
ladder-head-length = Length of a game
ladder-read-length = Actions in a game, dice and cards included; the mark is the mean, whose value stands at the right.
ladder-head-time = Time for a decision
ladder-read-time = Where there was something to choose. Half of the decisions took no longer than p50, all but one in a hundred no longer than p99.
ladder-head-figures = All figures
ladder-read-figures = The same as printed by the command.
ladder-head-command = How to repeat it

ladder-column-bot = bot
ladder-column-against = against
ladder-column-games = games
ladder-column-wins = wins
ladder-column-interval = 95%
ladder-column-points = points
ladder-column-p50 = p50
ladder-column-p99 = p99
ladder-column-skill = skill
ladder-column-doubt = doubt
ladder-column-sure = sure

ruling-ladder-bots = A ladder needs at least two different bots, not “{ $bots }”.
ruling-bot-thinking = “{ $bot }”: after @ comes how long it thinks, as 0.5s (seconds) or 200p (playouts), not “{ $text }”.
ruling-bot-file = { $file } cannot be run: { $reason }.
ruling-bot-class = { $file } has no class “{ $name }” that is a Bot.
ruling-arena-workers-lost = The workers died again and again before they could finish a game. One process (--workers 1) shows why.
ruling-arena-no-ray = A cluster needs Ray: pip install "kingcraft[cluster]".
ruling-arena-no-cluster = There is no Ray cluster to reach at “{ $address }”: { $reason }
ruling-arena-other-code = A worker runs another version of Kingcraft than you; its games would not be the same. Install the same version on every machine, and change no code while a ladder is played.
ruling-thinking-twice = Give either seconds or playouts, not both.
