# Слова вокруг правил.

rules-title = { $game }: правила
rules-played-here = Здесь играем
