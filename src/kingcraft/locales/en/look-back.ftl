# Looking back: where a game was won, what was luck and what was skill.

cli-help-review = Look back at a finished game: where it was won, what was luck and what was skill.
cli-help-review-samples = Ways of playing on from every position, and trials of every move.
lookback-column-seat = seat
lookback-column-began = start
lookback-column-result = result
lookback-column-luck = luck
lookback-column-skill = own moves
lookback-column-others = others’ moves
lookback-column-adjusted = without luck
lookback-column-decisions = decisions
lookback-column-error = error each
lookback-column-mistakes = mistakes
lookback-move = { $words } ({ $notation })
lookback-mistake = Move { $ply }, { $seat }. A mistake: { $played }. Better: { $instead }, by { $by } ± { $spread } points: { $why }.
lookback-fine = Move { $ply }, { $seat }. A fine move: { $played }. Next best: { $instead }, worse by { $by } ± { $spread } points. Why: { $why }.
lookback-how = All in points of the chance to win. Luck is what dice and cards changed; “without luck” is the result less the luck. An error is what was lost against the best move a good player would think of, by what the seat could know; only what is beyond the spread is called a mistake.
ruling-lookback-unfinished = You can look back only at a game that is over: until then, cards are still secret.

# -- the terminal and its reports
cli-help-review-files = Records of finished games, or folders of them.
lookback-title = { $count ->
    [one] { $game }: a game looked back at
   *[other] { $game }: { $count } games looked back at
}
lookback-column-player = player
lookback-column-games = games
lookback-column-grade = played like a
lookback-column-move = move
lookback-column-played = played
lookback-column-better = better
lookback-column-loss = lost
lookback-column-next = next best
lookback-column-gain = better by
lookback-column-why = why
lookback-head-course = The course of the game
lookback-read-course = Each seat’s chance to win after every move. Lines are told apart by their dashes and by the names at their ends.
lookback-head-seats = Luck and skill
lookback-read-seats = The chance at the start, luck, own moves and others’ moves add up to the result.
lookback-head-mistakes = Mistakes
lookback-read-mistakes = Decisions where something else was better beyond doubt, in points of the chance to win with their spread.
lookback-head-fine = Fine moves
lookback-read-fine = Decisions where nothing else came near beyond doubt, and which not everybody would have seen, with what the next best move was worse by.
lookback-head-players = Players
lookback-read-players = Means over all games, in points of the chance to win. Luck evens out in the long run: ± is its standard error.
lookback-head-errors = Errors
lookback-read-errors = The chance lost at each decision, in points, with its interval of two standard errors.
lookback-head-phase = Errors by part of the game
lookback-read-phase = In points of the chance to win at each decision, with the standard error and the number of decisions.
lookback-head-kind = Errors by kind of decision
lookback-read-kind = In points of the chance to win at each decision, with the standard error and the number of decisions.
lookback-phase-beginning = beginning
lookback-phase-middle = middle
lookback-phase-end = end
lookback-kind-influence = influencing advisors
lookback-kind-build = building
lookback-kind-recruit = recruiting
lookback-kind-reroll = rerolling
lookback-kind-losses = taking losses
lookback-kind-end = ending a turn or season
lookback-kind-other = anything else
lookback-grade-page = page
lookback-grade-squire = squire
lookback-grade-knight = knight
lookback-grade-king = king

# -- why one move is better than another
lookback-than-played = the move played
lookback-than-next = the next best move
lookback-amount = { $game ->
    [kingdom-builder] { $count } gold
   *[other] { $count } { $count ->
        [one] point
       *[other] points
    }
}
lookback-why-own = about { $own } more in the end than after { $than }
lookback-why-both = about { $own } more in the end than after { $than }, and { $rival } less for the best of the others
lookback-why-race = about { $own } more in the end than after { $than }, against { $rival } more for the best of the others
lookback-why-rival = about { $rival } less in the end for the best of the others than after { $than }
lookback-why-ahead = more often ahead in the end than after { $than }

# -- the page
look-back-ask = Works out where the game was won: what was luck, what was skill. It takes about a minute, and everybody at the table will see it.
look-back-begin = Look back at this game
look-back-wait = { $minutes ->
    [one] That takes about a minute.
   *[other] That takes about { $minutes } minutes.
}
look-back-waiting = { $ahead ->
    [0] It is about to begin.
    [one] One game is ahead of yours.
   *[other] { $ahead } games are ahead of yours.
}
look-back-working = Looking back: { $share }
look-back-cancel = Cancel
look-back-failed = This could not be worked out. You can ask again.
look-back-again = Ask again
look-back-chances = Chance to win
look-back-chart = Chance to win over the game
look-back-chart-words = { $name } began with { $began } and ended with { $result }
look-back-given-up = The game was given up: the result is the chance as it stood then.
look-back-seat = Seat
look-back-began = Start
look-back-result = Result
look-back-luck = Luck
look-back-skill = Own moves
look-back-others = Others’ moves
look-back-adjusted = Without luck
look-back-error = Error each
look-back-like = Played like a
look-back-worst = Mistakes that cost most
look-back-best = Best moves
look-back-none = None beyond doubt.
look-back-moment = After move { $ply }, { $name }:
look-back-lost = { $by } points lost, ± { $spread }
look-back-gained = { $by } points better than the next, ± { $spread }
look-back-played = Played: { $move }
look-back-better = Better: { $move }
look-back-next = Next best: { $move }
look-back-why = Why: { $why }
look-back-next-mistake = To the next mistake
look-back-last-mistake = To the previous mistake
look-back-more-of-it = More about this move
look-back-practise = { $count ->
    [one] Practise this mistake
   *[other] Practise these { $count } mistakes
}
look-back-mark-mistake = mistake
look-back-mark-fine = fine move
look-back-rough = “Played like a” compares the error with those of bots among themselves. After one game it is a rough guess: about every second game of a bot has its own rank, most others the next.
look-back-how = In points of the chance to win. The start, luck, own and others’ moves add up to the result. A move counts as a mistake only if something else was better by what the seat could know, beyond the spread of { $trials } trials.

# -- practice
look-back-practice = Practice
look-back-puzzles = Find the better move
look-back-puzzles-text = Positions from your own games in which another move was better beyond doubt, three at a time. Make your move on the table. They come from games you have looked back at.
look-back-puzzle-try = { $game }, after move { $ply }
look-back-judging = Weighing your move…
look-back-verdict-right = Right:
look-back-verdict-good = As good as the best, as far as anybody can tell:
look-back-verdict-worse = Worse by { $by } ± { $spread } points of the chance to win:
look-back-verdict-same = what was played then
look-back-verdict-why = Why? (a hint)
look-back-verdict-hint = What speaks for the better move: { $why }
look-back-puzzle-show = Show the answer
look-back-puzzle-next = Next puzzle
look-back-puzzle-all = To all puzzles
look-back-puzzle-replay = See it in the replay
look-back-solved = { $count ->
    [one] { $solved } of { $count } found, { $done } done.
   *[other] { $solved } found, { $done } of { $count } done.
}
look-back-all-done = All done. Look back at another game for more.
look-back-once-more = Practise all once more
look-back-studies = Puzzles from imported games
look-back-studies-text = Whose mistakes do you want to practise?
look-back-study-seat = { $name }: { $count ->
    [0] no mistakes
    [one] one mistake, { $done } done
   *[other] { $count } mistakes, { $done } done
}
look-back-no-puzzles = Nothing to practise yet. Look back at a game of yours in its replay: its mistakes will be here.
look-back-daily = { $game }: daily challenge, { $day }
look-back-daily-text = The same start for everybody on this server, against a Knight; after that, your luck is your own. The King plays it too.
look-back-daily-play = Play today’s set-up
look-back-daily-mine = To my table
look-back-daily-rank = Rank
look-back-daily-finished = { $count ->
    [one] One player has finished.
   *[other] { $count } players have finished.
}
look-back-daily-gap = Ranks in between are not shown
look-back-daily-nobody = Nobody has finished yet.
look-back-name = Name
look-back-points = Points
look-back-rival = Knight
look-back-you = you
look-back-daily-over = See my game again
look-back-won = Won
look-back-yes = yes
