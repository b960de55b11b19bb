# La table sur le web.

web-lead = Fondez un royaume sur une table de noyer : Kingdom Builder et Kingsburg, contre des bots ou entre amis, en une minute.
web-promise = Libre et ouvert. Ni compte, ni publicité, ni pistage. Chaque dé et chaque carte peuvent être prouvés équitables.
web-play-now = Jouer
web-play-bots = Jouer contre des bots
web-set-up-table = Préparer une table
web-about-kingdom-builder = Piochez un terrain, bâtissez trois colonies, toujours à côté des vôtres. Trois cartes disent ce qui rapporte de l’or, et elles changent à chaque partie. De deux à quatre joueurs, une demi-heure.
web-about-kingsburg = Lancez vos dés, gagnez la faveur des conseillers du roi, élevez des bâtiments et tenez bon quand l’hiver amène l’ennemi. De deux à cinq joueurs, une heure et demie.
web-my-games = Vos parties
web-open-tables = Tables ouvertes
web-open-none = Aucune table n’attend de joueurs.
web-watch = Regarder
web-watch-none = Personne ne joue en public en ce moment.
web-look-back = Revoir
web-look-back-none = Vos parties terminées seront ici.
web-unofficial = Kingcraft est une édition libre et non officielle. Kingsburg et Kingdom Builder sont l’œuvre de leurs auteurs et éditeurs ; aucune de leurs images ni aucun de leurs textes n’est repris.
web-won-by = Victoire : { $name }
web-home = Accueil
web-skip = Aller au jeu

web-import = Importer une partie
web-import-text = Un fichier de partie contient tout le jeu en toutes lettres. Parcourez-le, ou reprenez à n’importe quel moment.
web-import-file = Depuis un fichier
web-import-paste = Ou collez-le ici
web-import-open = Ouvrir la partie

web-settings = Réglages
web-language = Langue
web-your-name = Votre nom
web-traveller = Voyageur
web-guest = Invité
web-theme = Lumière
web-theme-auto = comme l’appareil
web-theme-light = jour
web-theme-dark = chandelle
web-pace = Rythme des autres
web-pace-off = immédiat
web-pace-quick = rapide
web-pace-calm = calme
web-pace-slow = lent
web-sound = Un son quand c’est mon tour
web-letters = Des lettres sur les cases
web-running-worth = Montrer l’or en cours de partie
web-keys = Clavier
web-key-arrows = parcourir la carte
web-key-next = case suivante possible
web-key-enter = choisir
web-key-zoom = plus près, plus loin, toute la carte
web-key-undo = annuler
web-key-hint = conseil
web-key-end = finir le tour
web-other-device = Copier un lien pour mon autre appareil
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-qr = Le lien sous forme de code QR

web-who-plays = Qui joue ?
web-how = Comment ?
web-plan-me = Moi
web-plan-bot = Un bot
web-plan-open = Un ami, par lien
web-plan-local = Quelqu’un à cet ordinateur
web-plan-open-text = Vous aurez un lien à partager.
web-level = Force
web-level-random = Bouffon (au hasard)
web-level-page = Page (facile)
web-level-squire = Écuyer (correct)
web-level-knight = Chevalier (fort)
web-level-king = Roi (le plus fort)
web-rank-random = Bouffon
web-rank-page = Page
web-rank-squire = Écuyer
web-rank-knight = Chevalier
web-rank-king = Roi
web-seat = Place { $seat }
web-name-of-seat = Nom de la place { $seat }
web-add-seat = Une place de plus
web-remove-seat = Retirer la place { $seat }
web-clock = Pendule
web-clock-none = sans pendule
web-clock-minute = 1 minute par tour
web-clock-three = 3 minutes par tour
web-clock-half = 20 minutes chacun, 10 s de plus par tour
web-clock-day = 1 jour par tour
web-clock-days = 3 jours par tour
web-option-first = Qui commence
web-option-edition = Règles de
web-option-demons = Les démons prennent
web-option-demons-points = des points
web-option-demons-building = un bâtiment
web-random = au hasard
web-allow-hints = Les conseils sont permis
web-listed = Montrer la table dans la liste
web-set-up = Le pays
web-set-up-random = Au hasard
web-set-up-random-text = Quatre plateaux sur huit, trois cartes sur dix.
web-set-up-first-game = Première partie
web-set-up-first-game-text = Les plateaux et les cartes pour apprendre.
web-set-up-chosen = Le mien
web-set-up-chosen-text = Choisir et tourner les plateaux, choisir les cartes.
web-set-up-boards = Quatre plateaux
web-set-up-cards = Trois cartes
web-set-up-cards-random = Moins de trois : tirées au hasard.
web-turn-board = Retourner le plateau
web-place-top-left = En haut à gauche
web-place-top-right = En haut à droite
web-place-bottom-left = En bas à gauche
web-place-bottom-right = En bas à droite
web-open-table = Ouvrir la table
web-start = Commencer

web-waiting = { $count ->
    [one] Il manque encore { $count } joueur
   *[other] Il manque encore { $count } joueurs
}
web-ready = Tout le monde est là.
web-seat-open = Place libre
web-seat-bot = Asseoir un bot
web-seat-free = Libérer la place
web-kind-open = on attend quelqu’un
web-kind-person = sur son propre appareil
web-kind-local = à l’ordinateur de l’hôte
web-kind-bot = un bot
web-invite = Envoyez ce lien à vos amis :
web-sit-down = S’asseoir
web-stand-up = Se lever
web-fill-with = Les places libres vont à

web-sitting-down = On s’assied …
web-no-such-table = Cette table n’existe pas.
web-round = tour { $round }
web-your-turn = À vous de jouer.
web-turn-of = { $name } réfléchit
web-on-turn = joue
web-you = vous
web-bot = un bot
web-stand-in = un bot remplace
web-away = absent
web-over = La partie est finie.
web-undo = Annuler
web-hint = Conseil
web-end-turn = Finir le tour
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-replaced = { $name } est absent ; un bot continue : { $level }.
web-log-returned = { $name } est de retour.
web-log-resigned = { $name } abandonne.
web-log-ended = La partie est finie.
web-earlier = Plus tôt
web-chat = Discussion
web-chat-empty = Dites un mot aimable.
web-chat-say = Dire quelque chose
web-send = Envoyer
web-thinking = Réflexion …
web-ask-hint = Demander
web-hint-empty = Demandez à un bot ce qu’il jouerait ici, et pourquoi.
web-hint-note = Le pourcentage est la chance de gagner que le bot estime lui-même.
web-hint-worth = Chance de gagner, selon le bot
web-hint-share = Part de sa réflexion consacrée à ce coup
web-fair-dice = Hasard équitable
web-my-seat = Ma place
web-full-screen = Plein écran
web-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-connecting = Connexion …
web-reconnecting = La ligne est coupée. Votre partie est en sûreté ; nouvel essai …
web-back-online = De nouveau connecté. Rien n’est perdu.
web-line-lost = La ligne est coupée ; votre coup n’est pas parti. Réessayez dans un instant.
web-offline = Le serveur ne répond pas.
web-server-fault = Le serveur a répondu par une erreur ({ $status }).
web-take-back = Reprendre ma place
web-let-bot-play = Laisser jouer un bot
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon
web-absent = { $name } n’est pas connecté.
web-replace = Faire jouer un bot
web-watch-link = Un lien pour les spectateurs :

web-hand-over = C’est à { $name }
web-hand-over-text = Passez l’ordinateur à { $name }. Les autres regardent ailleurs.
web-hand-over-ready = Je suis { $name }

web-map = La carte
web-map-label = La carte. Les flèches déplacent, n va au choix suivant, Entrée choisit.
web-map-role = carte du jeu
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-fit = Toute la carte
web-seats = À la table
web-cards = Ce qui rapporte de l’or
web-your-turn-bar = Votre tour
web-position = La position
web-moves = Ce que vous pouvez faire
web-filter = Chercher un coup
web-no-moves-now = Rien à décider pour l’instant.
web-supply = Colonies restantes
web-supply-text = Quand quelqu’un a bâti la dernière, on finit le tour de table et la partie s’achève.
web-gold = Or
web-gold-text = Ce que les cartes et les châteaux donneraient si la partie finissait maintenant.
web-worth-now = Valeur actuelle :
web-deck = Cartes de terrain
web-your-card = Votre carte
web-block-left = { $count ->
    [one] { $count } colonie encore à bâtir
   *[other] { $count } colonies encore à bâtir
}
web-tiles-left = { $count ->
    [0] Il n’y a plus de jeton ici.
    [one] Il reste { $count } jeton ici.
   *[other] Il reste { $count } jetons ici.
}
web-settlement-of = Colonie de { $name }

web-results = Résultats
web-you-win = Vous avez gagné !
web-wins = { $count ->
    [one] Victoire de { $names }
   *[other] { $names } se partagent la victoire
}
web-by-points = Avec { $points } points.
web-by-tie-break = Égalité de points ; le départage des règles a tranché.
web-shared = Égalité de points ; les règles ne prévoient pas de départage ici.
web-ending-resigned = Les autres ont abandonné.
web-ending-abandoned = Personne n’est resté jusqu’au bout.
web-total = Total
web-show-count = { $name }, { $source } : montrer sur la carte
web-count-together = Compter sur la carte
web-counted = { $name }, { $source } : { $points }
web-points-over-time = Les points au fil de la partie
web-rematch = Revanche
web-replay = Revoir la partie
web-verify = Vérifier le hasard
web-export = Enregistrer la partie

web-fair-text = Avant le premier coup, le serveur a fixé un nombre secret et publié son empreinte. Les joueurs y ont ensuite ajouté leurs propres nombres. Tous les dés et toutes les cartes en découlent : aucun des deux côtés ne pouvait les choisir. À la fin, le secret est dévoilé et votre navigateur peut tout recalculer.
web-fair-commitment = Empreinte du secret
web-fair-promised = Votre navigateur a noté cette empreinte quand vous avez vu la table pour la première fois.
web-fair-salts = Ce que les joueurs ont ajouté
web-fair-seed = Le secret
web-fair-later = Le secret est dévoilé à la fin de la partie.
web-verified = { $count ->
    [one] Exact : le secret a bien l’empreinte promise, et l’unique tirage ({ $count }) en découle.
   *[other] Exact : le secret a bien l’empreinte promise, et les { $count } tirages en découlent tous.
}
web-verify-seed-wrong = Faux : le secret n’a pas l’empreinte promise.
web-verify-wrong = Faux : le coup { $move } ne découle pas du secret.
web-verify-more = Votre navigateur l’a calculé lui-même, à partir de ce que le serveur dit possible à chaque tirage. Pour vérifier aussi les règles, enregistrez la partie et lancez « kingcraft verify ».

web-seen-by = Vu par
web-view-open = tous (à découvert)
web-view-watch = un spectateur
web-beginning = Le début.
web-to-beginning = Au début
web-to-end = À la fin
web-back = Retour
web-next = Suite
web-run = Dérouler
web-pause = Pause
web-moment = Moment de la partie
web-play-on = Reprendre d’ici
