# Looking back: where a game was won, what was luck and what was skill.

cli-help-review = Revient sur une partie finie : où elle s’est gagnée, la part de la chance et celle du jeu.
cli-help-review-samples = Nombre de suites jouées depuis chaque position, et d’essais de chaque coup.
lookback-column-seat = place
lookback-column-began = départ
lookback-column-result = résultat
lookback-column-luck = hasard
lookback-column-skill = ses coups
lookback-column-others = ceux des autres
lookback-column-adjusted = sans le hasard
lookback-column-decisions = décisions
lookback-column-error = erreur moyenne
lookback-column-mistakes = fautes
lookback-move = { $words } ({ $notation })
lookback-mistake = Coup { $ply }, { $seat }. Une faute : { $played }. Mieux : { $instead }, de { $by } ± { $spread } points : { $why }.
lookback-fine = Coup { $ply }, { $seat }. Un beau coup : { $played }. Second choix : { $instead }, moins bon de { $by } ± { $spread } points. Pourquoi : { $why }.
lookback-how = Tout est en points de chance de gagner. La part du hasard est ce que les dés et les cartes ont changé ; « sans le hasard » est le résultat moins cette part. Une erreur est ce qu’on a perdu face au meilleur coup auquel penserait un bon joueur, d’après ce qu’on pouvait savoir ; n’est appelé faute que ce qui dépasse la marge.
ruling-lookback-unfinished = On ne revient que sur une partie finie : avant, des cartes sont encore secrètes.

# -- the terminal and its reports
cli-help-review-files = Des parties finies (fichiers ou dossiers).
lookback-title = { $count ->
    [one] { $game } : retour sur une partie
   *[other] { $game } : retour sur { $count } parties
}
lookback-column-player = joueur
lookback-column-games = parties
lookback-column-grade = jeu digne d’un
lookback-column-move = coup
lookback-column-played = joué
lookback-column-better = mieux
lookback-column-loss = perte
lookback-column-next = second choix
lookback-column-gain = meilleur de
lookback-column-why = pourquoi
lookback-head-course = Le cours de la partie
lookback-read-course = Les chances de gagner de chaque place après chaque coup. Les lignes se distinguent par leurs tirets et par le nom à leur bout.
lookback-head-seats = Le hasard et le jeu
lookback-read-seats = Les chances de départ, les dés et les cartes, ses coups et ceux des autres font ensemble le résultat.
lookback-head-mistakes = Fautes
lookback-read-mistakes = Les décisions où autre chose valait mieux sans aucun doute, en points de chance de gagner, avec la marge.
lookback-head-fine = Beaux coups
lookback-read-fine = Les décisions dont rien d’autre n’approchait, sans aucun doute, et que tout le monde n’aurait pas prises, avec ce que perdait le second choix.
lookback-head-players = Joueurs
lookback-read-players = Moyennes de toutes les parties, en points de chance de gagner. À la longue, le hasard s’annule : ± est son erreur type.
lookback-head-errors = Erreurs
lookback-read-errors = Les chances perdues à chaque décision, en points, avec un intervalle de deux erreurs types.
lookback-head-phase = Erreurs selon le moment de la partie
lookback-read-phase = En points de chance de gagner à chaque décision, avec l’erreur type et le nombre de décisions.
lookback-head-kind = Erreurs selon la décision
lookback-read-kind = En points de chance de gagner à chaque décision, avec l’erreur type et le nombre de décisions.
lookback-phase-beginning = début
lookback-phase-middle = milieu
lookback-phase-end = fin
lookback-kind-influence = influencer des conseillers
lookback-kind-build = construire
lookback-kind-recruit = recruter
lookback-kind-reroll = relancer
lookback-kind-losses = subir des pertes
lookback-kind-end = finir un tour ou une saison
lookback-kind-other = le reste
lookback-grade-page = page
lookback-grade-squire = écuyer
lookback-grade-knight = chevalier
lookback-grade-king = roi

# -- pourquoi un coup vaut mieux qu’un autre
lookback-than-played = le coup joué
lookback-than-next = le deuxième choix
lookback-amount = { $game ->
    [kingdom-builder] { $count } { $count ->
        [one] pièce d’or
       *[other] pièces d’or
    }
   *[other] { $count } { $count ->
        [one] point
       *[other] points
    }
}
lookback-why-own = environ { $own } de plus à la fin qu’avec { $than }
lookback-why-both = environ { $own } de plus à la fin qu’avec { $than }, et { $rival } de moins pour le meilleur adversaire
lookback-why-race = environ { $own } de plus à la fin qu’avec { $than }, contre { $rival } de plus pour le meilleur adversaire
lookback-why-rival = environ { $rival } de moins à la fin pour le meilleur adversaire qu’avec { $than }
lookback-why-ahead = plus souvent en tête à la fin qu’avec { $than }

# -- the page
look-back-ask = Calcule où la partie s’est gagnée : la part de la chance et celle du jeu. Il faut environ une minute, et toute la table verra le résultat.
look-back-begin = Analyser cette partie
look-back-wait = { $minutes ->
    [one] Cela prend environ une minute.
   *[other] Cela prend environ { $minutes } minutes.
}
look-back-waiting = { $ahead ->
    [0] Cela va commencer.
    [one] Une partie passe avant la vôtre.
   *[other] { $ahead } parties passent avant la vôtre.
}
look-back-working = Analyse : { $share }
look-back-cancel = Annuler
look-back-failed = L’analyse a échoué. Vous pouvez la redemander.
look-back-again = Redemander
look-back-chances = Chances de gagner
look-back-chart = Chances de gagner au fil de la partie
look-back-chart-words = { $name } : de { $began } à { $result }
look-back-given-up = Partie abandonnée : le résultat, ce sont les chances de gagner à ce moment.
look-back-seat = Place
look-back-began = Départ
look-back-result = Résultat
look-back-luck = Hasard
look-back-skill = Ses coups
look-back-others = Ceux des autres
look-back-adjusted = Sans le hasard
look-back-error = Erreur moyenne
look-back-like = Jeu digne d’un
look-back-worst = Les fautes les plus coûteuses
look-back-best = Les meilleurs coups
look-back-none = Rien de certain.
look-back-moment = Après le coup { $ply }, { $name } :
look-back-lost = { $by } points perdus, ± { $spread }
look-back-gained = { $by } points de mieux que le suivant, ± { $spread }
look-back-played = Joué : { $move }
look-back-better = Mieux : { $move }
look-back-next = Second choix : { $move }
look-back-why = Pourquoi : { $why }
look-back-next-mistake = À la faute suivante
look-back-last-mistake = À la faute précédente
look-back-more-of-it = En savoir plus sur ce coup
look-back-practise = { $count ->
    [one] S’exercer sur cette faute
   *[other] S’exercer sur ces { $count } fautes
}
look-back-mark-mistake = faute
look-back-mark-fine = beau coup
look-back-rough = « Jeu digne d’un » compare l’erreur à celle des bots entre eux. Après une seule partie, ce n’est qu’une indication : environ une partie sur deux d’un bot lui rend son propre rang, presque toutes les autres le rang voisin.
look-back-how = En points de chance de gagner. Les chances de départ, les dés et les cartes, ses coups et ceux des autres font ensemble le résultat. Un coup n’est une faute que si autre chose valait mieux d’après ce qu’on pouvait savoir, au-delà de la marge de { $trials } essais.

# -- practice
look-back-practice = S’entraîner
look-back-puzzles = Trouvez le meilleur coup
look-back-puzzles-text = Des positions de vos propres parties où un autre coup était sans aucun doute meilleur, trois à la fois. Jouez votre coup sur la table. Elles viennent des parties que vous avez analysées.
look-back-puzzle-try = { $game }, après le coup { $ply }
look-back-judging = Votre coup est à l’étude…
look-back-verdict-right = Juste :
look-back-verdict-good = Aussi bon que le meilleur, autant qu’on puisse le dire :
look-back-verdict-worse = Moins bon de { $by } ± { $spread } points de chance de gagner :
look-back-verdict-same = c’est ce qui avait été joué
look-back-verdict-why = Pourquoi ? (un indice)
look-back-verdict-hint = En faveur du meilleur coup : { $why }
look-back-puzzle-show = Voir la réponse
look-back-puzzle-next = Problème suivant
look-back-puzzle-all = Tous les problèmes
look-back-puzzle-replay = Le revoir dans la partie
look-back-solved = { $count ->
    [one] Un seul problème. Trouvé : { $solved }, terminé : { $done }.
   *[other] Trouvés : { $solved }. Terminés : { $done } sur { $count }.
}
look-back-all-done = Tout est terminé. Analysez une autre partie pour en avoir d’autres.
look-back-once-more = Tout refaire
look-back-studies = Problèmes tirés de parties importées
look-back-studies-text = Sur les fautes de qui voulez-vous vous exercer ?
look-back-study-seat = { $name } : { $count ->
    [0] aucune faute
    [one] une faute (travaillée : { $done })
   *[other] { $count } fautes (travaillées : { $done })
}
look-back-no-puzzles = Rien à travailler pour l’instant. Analysez une de vos parties en la revoyant : ses fautes seront ici.
look-back-daily = { $game } : la donne du { $day }
look-back-daily-text = Le même départ pour tous ceux qui jouent sur ce serveur, contre un chevalier ; ensuite, chacun a son propre hasard. Le roi la joue aussi.
look-back-daily-play = Jouer la donne du jour
look-back-daily-mine = À ma table
look-back-daily-rank = Rang
look-back-daily-finished = { $count ->
    [one] Un joueur a terminé.
   *[other] { $count } joueurs ont terminé.
}
look-back-daily-gap = Les rangs intermédiaires ne sont pas affichés
look-back-daily-nobody = Personne n’a encore fini.
look-back-name = Nom
look-back-points = Points
look-back-rival = Chevalier
look-back-you = vous
look-back-daily-over = Revoir ma partie
look-back-won = Victoire
look-back-yes = oui
