# To Forge a Realm: the modules of Kingsburg’s expansion.

# Row A, above the others, and row G, below them.
building-sawmill = Sawmill
    .object = the Sawmill
building-sawmill-text = At the end of summer you may turn 1 wood into 2 gold.
building-quarry = Quarry
    .object = the Quarry
building-quarry-text = At the end of summer you may turn 1 stone into 3 gold.
building-goldsmith = Goldsmith
    .object = the Goldsmith
building-goldsmith-text = At the end of summer you may pay 1 gold for 1 soldier and 1 point.
building-mint = Mint
    .object = the Mint
building-mint-text = Sawmill, Quarry and Goldsmith work at the end of spring and autumn too.
building-improvised-defenses = Improvised Defenses
    .object = the Improvised Defenses
building-improvised-defenses-text = +1 in battle against an enemy of strength 5 or less.
building-recruiting-center = Recruiting Center
    .object = the Recruiting Center
building-recruiting-center-text = In phase 7, +2 tokens pay for soldiers like goods.
building-training-camp = Training Camp
    .object = the Training Camp
building-training-camp-text = At the start of phase 7, 1 soldier if you have fewer than 2.
building-military-academy = Military Academy
    .object = the Military Academy
building-military-academy-text = In winter you roll a die of your own: the higher of it and the King’s counts. With soldier tokens, half of it, rounded up, may be used instead of a token.

# Soldiers in winter.
kingsburg-ask-soldiers = Choose a soldier token in secret. All are shown together, and used ones are gone.
kingsburg-ask-recruit-token = { $count ->
    [one] Hire a soldier for { $count } good or +2 token, or be done.
   *[other] Hire a soldier for { $count } goods or +2 tokens, or be done.
}
kingsburg-tell-own-die = { $you ->
    [yes] Your own die shows { $dice }.
   *[no] { $seat } rolls an own die: { $dice }.
}
kingsburg-tell-soldiers = { $you ->
    [yes] You choose soldier token { $value }.
   *[no] { $seat } chooses soldier token { $value }.
}
kingsburg-tell-soldiers-die = { $you ->
    [yes] You choose your own die: { $value }.
   *[no] { $seat } chooses the own die: { $value }.
}
kingsburg-tell-soldiers-hidden = { $you ->
    [yes] You choose soldiers in secret.
   *[no] { $seat } chooses soldiers in secret.
}
kingsburg-do-soldiers = Soldier token { $value }
kingsburg-do-soldiers-die = Your own die: { $value }
news-kingsburg-soldiers = { $you ->
    [yes] You show soldier token { $value }.
   *[no] { $seat } shows soldier token { $value }.
}
news-kingsburg-academy = { $you ->
    [yes] You send what your own die brings: { $value }.
   *[no] { $seat } sends what the own die brings: { $value }.
}
kingsburg-text-soldier-tokens = soldier tokens left
kingsburg-text-chosen = chosen
ruling-kingsburg-token-gone = You have no soldier token { $value } left.
ruling-kingsburg-no-own-die = You have no die of your own: only the Military Academy rolls one.
ruling-kingsburg-tokens-do-not-pay = +2 tokens pay for soldiers only with the Recruiting Center.
section-kingsburg-soldiers = Phase 8: soldier tokens and the Military Academy
