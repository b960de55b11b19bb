# What the server refuses, and the few words it says itself.

ruling-server-begun = The game has begun already.
ruling-server-bot-plays = A bot plays seat { $seat } at the moment. Take the seat back first.
ruling-server-no-bot-plays = No bot plays for seat { $seat }.
ruling-server-busy = The table is very busy right now. Please try again.
ruling-server-clock = A clock needs at least one second.
ruling-server-fault = Something went wrong on the server, and nothing was changed. It has been noted.
ruling-server-fork-seats = { $count ->
    [one] This game has { $count } seat; say who takes it.
   *[other] This game has { $count } seats; say who takes each.
}
ruling-server-full = All seats are taken. You can watch.
ruling-server-hello-twice = You have said hello already.
ruling-server-impossible = The game cannot make sense of this set-up.
ruling-server-nameless = Choose a name before you talk.
ruling-server-no-hello = The connection did not begin with a greeting that I understand.
ruling-server-no-hints = This table is played without hints.
ruling-server-no-match = There is no such table. The link may be incomplete.
ruling-server-no-page = There is nothing at this address.
ruling-server-no-seat = This table has no seat { $seat }.
ruling-server-no-such-ply = There are only { $plies } moves, not { $ply }.
ruling-server-no-thought = No advice came in time. Please try again.
ruling-server-nobody = Choose a name first.
ruling-server-not-away = Seat { $seat } has not been away for long enough.
ruling-server-not-begun = The game has not begun yet.
ruling-server-not-host = Only the host of this table can do that.
ruling-server-not-invited = This table is by invitation. Ask for the complete link.
ruling-server-not-open-yet = Everything can be seen when the game is over, not before.
ruling-server-not-over = That is possible when the game is over.
ruling-server-not-playing = The game is not on.
ruling-server-not-seated = You have no seat that allows this.
ruling-server-not-your-seat = Seat { $seat } is not yours.
ruling-server-not-your-turn = It is not your turn.
ruling-server-open-tables = { $most ->
    [one] You already have { $most } table waiting. Begin or leave it first.
   *[other] You already have { $most } tables waiting. Begin or leave one first.
}
ruling-server-origin = Pages of another site may not use this server.
ruling-server-record-long = The record has { $count } moves; at most { $most } can be imported.
ruling-server-rematched = There is a rematch already.
ruling-server-resigned = Seat { $seat } has resigned.
ruling-server-restart = The server restarts. You will be reconnected in a moment.
ruling-server-said-enough = { $most ->
    [one] At this table { $most } line has been said, which is the most there can be.
   *[other] At this table { $most } lines have been said, which is the most there can be.
}
ruling-server-seat-taken = Seat { $seat } is taken.
ruling-server-seats-open = { $count ->
    [one] { $count } seat is still open. Wait, or give it to a bot.
   *[other] { $count } seats are still open. Wait, or give them to bots.
}
ruling-server-stale = The table has moved on: there are { $ply } moves by now, and you had seen { $seen }.
ruling-server-too-big = That is too big; at most { $most } kB can be sent.
ruling-server-too-fast = Too much at once. Please wait a moment.
ruling-server-unproven = Your key is not known here. Use your resume link, or choose a name anew.
ruling-server-unreadable = The message cannot be read at “{ $where }”: { $what }.
ruling-server-version = This page speaks version { $theirs } of the protocol, the server version { $ours }. Reload the page.
ruling-server-watchers-silent = Spectators can talk before and after the game.
ruling-server-worker-alone = A worker needs a PostgreSQL database that servers share with it. With SQLite the server plays the bots itself.
server-page-title = Kingcraft
server-page-not-built = The server is running, but the web table was not built into this installation. Install with “make play”, or build it with tools/build_web.py.
