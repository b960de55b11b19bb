# The web table.

web-lead = Found a realm on a walnut table: Kingdom Builder and Kingsburg, against bots or with friends, in a minute.
web-promise = Free and open. No account, no advertising, no tracking. Every die and every card can be proved fair.
web-play-now = Play now
web-play-bots = Play against bots
web-set-up-table = Set up a table
web-about-kingdom-builder = Draw a terrain, build three settlements, always next to your own. Three cards say what is worth gold, and they change with every game. Two to four players, half an hour.
web-about-kingsburg = Roll your dice, win the favour of the King’s advisors, raise buildings, and stand your ground when winter brings the enemy. Two to five players, ninety minutes.
web-my-games = Your games
web-open-tables = Open tables
web-open-none = No table is waiting for players.
web-watch = Watch
web-watch-none = Nobody is playing in public just now.
web-look-back = Look back
web-look-back-none = Your finished games will be here.
web-unofficial = Kingcraft is an unofficial, open edition. Kingsburg and Kingdom Builder are the work of their authors and publishers; no art or text of theirs is used.
web-won-by = { $name } won
web-home = Home
web-skip = Go to the game

web-import = Import a record
web-import-text = A record holds a whole game in words. Step through it, or play on from any moment.
web-import-file = From a file
web-import-paste = Or paste it here
web-import-open = Open the record

web-settings = Settings
web-language = Language
web-your-name = Your name
web-traveller = Traveller
web-guest = Guest
web-theme = Light
web-theme-auto = as the device
web-theme-light = day
web-theme-dark = candlelight
web-pace = Pace of the others
web-pace-off = at once
web-pace-quick = quick
web-pace-calm = calm
web-pace-slow = slow
web-sound = A sound when it is my turn
web-letters = Letters on the hexes
web-running-worth = Show gold while playing
web-keys = Keys
web-key-arrows = move over the map
web-key-next = next hex that can be chosen
web-key-enter = choose
web-key-zoom = closer, further, whole map
web-key-undo = undo
web-key-hint = hint
web-key-end = end the turn
web-other-device = Copy a link for my other device
web-close = Close
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code

web-who-plays = Who plays?
web-how = How?
web-plan-me = Me
web-plan-bot = A bot
web-plan-open = A friend, by link
web-plan-local = Someone at this computer
web-plan-open-text = You get a link to share.
web-level = Strength
web-level-random = Fool (any move)
web-level-page = Page (easy)
web-level-squire = Squire (fair)
web-level-knight = Knight (strong)
web-level-king = King (strongest)
web-rank-random = Fool
web-rank-page = Page
web-rank-squire = Squire
web-rank-knight = Knight
web-rank-king = King
web-seat = Seat { $seat }
web-name-of-seat = Name of seat { $seat }
web-add-seat = One more seat
web-remove-seat = Remove seat { $seat }
web-clock = Clock
web-clock-none = no clock
web-clock-minute = 1 minute a turn
web-clock-three = 3 minutes a turn
web-clock-half = 20 minutes each, 10 s more a turn
web-clock-day = 1 day a turn
web-clock-days = 3 days a turn
web-option-first = Who begins
web-option-edition = Rules of
web-option-demons = Demons take
web-option-demons-points = points
web-option-demons-building = a building
web-random = at random
web-allow-hints = Hints are allowed
web-listed = Show the table in the lobby
web-set-up = The land
web-set-up-random = At random
web-set-up-random-text = Four of eight boards, three of ten cards.
web-set-up-first-game = First game
web-set-up-first-game-text = The boards and cards to learn with.
web-set-up-chosen = My own
web-set-up-chosen-text = Pick and turn the boards, pick the cards.
web-set-up-boards = Four boards
web-set-up-cards = Three cards
web-set-up-cards-random = Fewer than three: drawn at random.
web-turn-board = Turn the board round
web-place-top-left = Top left
web-place-top-right = Top right
web-place-bottom-left = Bottom left
web-place-bottom-right = Bottom right
web-open-table = Open the table
web-start = Begin

web-waiting = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
web-ready = Everybody is here.
web-seat-open = Free seat
web-seat-bot = Seat a bot
web-seat-free = Free the seat
web-kind-open = waiting for somebody
web-kind-person = at their own device
web-kind-local = at the host’s computer
web-kind-bot = a bot
web-invite = Send this link to your friends:
web-sit-down = Sit down
web-stand-up = Stand up
web-fill-with = Free seats go to

web-sitting-down = Sitting down …
web-no-such-table = There is no such table.
web-round = round { $round }
web-your-turn = Your turn.
web-turn-of = { $name } is thinking
web-on-turn = on turn
web-you = you
web-bot = a bot
web-stand-in = a bot stands in
web-away = away
web-over = The game is over.
web-undo = Undo
web-hint = Hint
web-end-turn = End turn
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-replaced = { $name } is away; a bot plays on: { $level }.
web-log-returned = { $name } is back.
web-log-resigned = { $name } gives up.
web-log-ended = The game is over.
web-earlier = Earlier
web-chat = Chat
web-chat-empty = Say something kind.
web-chat-say = Say something
web-send = Send
web-thinking = Thinking …
web-ask-hint = Ask
web-hint-empty = Ask a bot what it would play here, and why.
web-hint-note = The percentage is the bot’s own guess of the chance to win.
web-hint-worth = Chance to win, by the bot’s own guess
web-hint-share = How much of its thought the bot gave to this move
web-fair-dice = Fair dice
web-my-seat = My seat
web-full-screen = Full screen
web-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-connecting = Connecting …
web-reconnecting = The line is down. Your game is safe; trying again …
web-back-online = Connected again. Nothing was lost.
web-line-lost = The line is down just now; your move was not sent. Please try again in a moment.
web-offline = The server cannot be reached.
web-server-fault = The server answered with an error ({ $status }).
web-take-back = Take my seat back
web-let-bot-play = Let a bot play on
web-resign = Resign
web-resign-sure = Really resign, for good
web-absent = { $name } is not connected.
web-replace = Let a bot stand in
web-watch-link = A link for those who want to watch:

web-hand-over = { $name }’s turn
web-hand-over-text = Hand the computer to { $name }. The others look away.
web-hand-over-ready = I am { $name }

web-map = The map
web-map-label = The map. Arrow keys move, n goes to the next choice, Enter chooses.
web-map-role = game map
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-fit = Whole map
web-seats = At the table
web-cards = What is worth gold
web-your-turn-bar = Your turn
web-position = The position
web-moves = What you may do
web-filter = Search the moves
web-no-moves-now = Nothing to decide just now.
web-supply = Settlements left
web-supply-text = When somebody has built the last one, the round is played to its end, and the game is over.
web-gold = Gold
web-gold-text = What the cards and castles would give if the game ended now.
web-worth-now = Worth now:
web-deck = Terrain cards
web-your-card = Your card
web-block-left = { $count ->
    [one] { $count } settlement still to build
   *[other] { $count } settlements still to build
}
web-tiles-left = { $count ->
    [0] No tile is left here.
    [one] { $count } tile is left here.
   *[other] { $count } tiles are left here.
}
web-settlement-of = Settlement of { $name }

web-results = Results
web-you-win = You win!
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-by-points = With { $points } points.
web-by-tie-break = Equal points; the tie-break of the rules decided.
web-shared = Equal points; the rules know no tie-break here.
web-ending-resigned = The others gave up.
web-ending-abandoned = Nobody stayed to the end.
web-total = Total
web-show-count = { $name }, { $source }: show on the map
web-count-together = Count on the map
web-counted = { $name }, { $source }: { $points }
web-points-over-time = Points over time
web-rematch = Rematch
web-replay = Replay
web-verify = Verify the dice
web-export = Save the record

web-fair-text = Before the first move the server fixed a secret number and published its fingerprint. The players then added numbers of their own. All dice and cards follow from both, so that neither side could choose them. At the end the secret is shown, and your browser can recompute everything.
web-fair-commitment = Fingerprint of the secret
web-fair-promised = Your browser noted this fingerprint when you first saw the table.
web-fair-salts = What the players added
web-fair-seed = The secret
web-fair-later = The secret is shown when the game is over.
web-verified = { $count ->
    [one] True: the secret has the promised fingerprint, and the { $count } roll or draw follows from it.
   *[other] True: the secret has the promised fingerprint, and all { $count } rolls and draws follow from it.
}
web-verify-seed-wrong = Not true: the secret does not have the promised fingerprint.
web-verify-wrong = Not true: move { $move } does not follow from the secret.
web-verify-more = Your browser computed this by itself from what the server says each draw could have been. To check the rules as well, save the record and run “kingcraft verify”.

web-seen-by = Seen by
web-view-open = everybody (open)
web-view-watch = a spectator
web-beginning = The beginning.
web-to-beginning = To the beginning
web-to-end = To the end
web-back = Back
web-next = On
web-run = Run
web-pause = Pause
web-moment = Moment of the game
web-play-on = Play on from here
