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
web-option-sets = More pieces
set-base = base game

web-legend = What the signs mean
web-legend-house = our own design, not a published card
web-legend-single-source = known from one source only
web-only-you = Only you see this.
web-face-down = A card face down
web-destiny = Destiny of the year: { $name }. { $text }
web-destiny-year = Destiny of year { $year }
web-governors-shown = The governors are shown
web-governor-keep = Keep one of your governors
web-governor-kept = Your governor is kept
web-governor-secret = Only you see these cards. All governors are shown together, then the others go back.
web-governor-has-kept = has kept one
web-governor-thinks = is choosing
web-auction-text = Bids are victory points, and points may fall below zero. If you drop out, you are out for this card only; if you win a card, you bid no further.
web-auction-chooses = puts up the next card
web-auction-out = dropped out
web-auction-no-bid = no bid yet
web-auction-bids = bids { $bid }
web-bid = Your bid
web-bid-less = Bid less
web-bid-more = Bid more
web-bid-leaves = Leaves you { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-soldier-tokens = Soldier tokens
web-tokens-left = Left: { $values }.
web-token-chosen = One lies face down.
web-token-used = Soldier token { $value }, used
web-battle-win = victory
web-battle-draw = draw
web-battle-lose = defeat
web-closed = Closed this year
web-twice = Gives twice this year
web-enemy-changed = The destiny of the year changes its strength.
web-truce = No enemy comes this winter.
web-truce-soldiers = No enemy comes this winter: soldiers hired now never fight.
web-strips-draft = Take a strip
web-strips-cover = Cover rows with your strips, or leave them as printed
web-strips-text = Each strip may cover the row with its letter in your province. Strips that cover nothing go back to the box.
web-strip-covers = Covers { $buildings }.
web-strip-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
web-legend-pack = from a pack
provenance-pack = From a pack that somebody brought to this table.
