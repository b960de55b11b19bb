# To Forge a Realm on the page: setting it up, governors, destiny, soldier tokens, where cards come from.

web-presets = What is played
web-preset-base = Base game
web-preset-base-text = Five rows, the King’s die, no cards.
web-preset-everything = Everything
web-preset-everything-text = To Forge a Realm with all its modules.
web-preset-own = My own mix
web-preset-own-text = Choose module by module below.
web-option-rows-text = Two more rows of buildings: trade above the others, soldiers below them.
web-option-soldiers-text = In winter everybody chooses a token in secret instead of rolling the King’s die.
web-option-governors-text = Everybody has a governor with a power for the whole game.
web-option-governors-auction-text = One more governor than seats; they are bought with victory points, and points may fall below zero.
web-option-destiny-text = A card a year that changes the rules for everybody.
