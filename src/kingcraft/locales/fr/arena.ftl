# L’arène : beaucoup de parties entre robots, et ce qu’elles disent.

cli-help-ladder = Fait jouer les robots les uns contre les autres à toutes les places, et les classe.
cli-help-bots = Les robots, séparés par des virgules : un nom, un nom suivi de sa réflexion après @ (king@0.5s, knight@200p), ou fichier.py:Classe.
cli-help-ladder-games = Nombre de parties par confrontation ; arrondi vers le haut pour que chaque place soit jouée.
cli-help-ladder-workers = Nombre de processus (0 : un par processeur).
cli-help-ray = Joue sur la grappe Ray à cette adresse ; « local » en démarre une ici.
cli-help-think-seconds = Durée de réflexion d’un robot pour une décision, si son nom ne la dit pas.
cli-help-think-playouts = Nombre de parties simulées par décision, au lieu de secondes : les mêmes coups sur toute machine.
cli-help-csv = Écrit aussi le tableau dans ce fichier.
cli-help-report = Écrit aussi une page avec des graphiques dans ce dossier.
cli-help-resume = Garde les parties finies dans ce fichier et reprend à partir de celles qui s’y trouvent (sinon dans votre cache).
cli-help-fresh = Oublie les parties d’une exécution précédente et recommence.

ladder-title = { $game } : le classement à { $seats } places
ladder-pairing-two = Chaque confrontation compte { $games } parties : chaque donne de dés et de cartes est jouée deux fois, places échangées. L’égalité est à 50 %. Les intervalles sont à 95 % ; une victoire partagée compte pour moitié.
ladder-pairing-more = Une ligne oppose un robot à { $others } copies de l’autre, en { $games } parties : chaque donne de dés et de cartes est jouée une fois de chaque place. L’égalité est à { $even }. Les intervalles sont à 95 % ; une victoire partagée compte pour sa part.
ladder-known = { $count ->
    [one] { $count } partie se trouvait
   *[other] { $count } parties se trouvaient
} déjà dans { $file }.
ladder-kept = Les parties finies sont dans { $file } ; la même commande reprend à partir de là.
ladder-faults = { $bot } a échoué { $count } fois contre { $against }, et un autre coup a été joué à sa place ; le journal dit pourquoi.
ladder-report = Le rapport est dans { $file }.

ladder-head-matrix = Qui bat qui
ladder-read-matrix = Le robot de la ligne gagne cette part de ses parties contre celui de la colonne. Vert : plus que l’égalité, rouge : moins ; dessous, l’intervalle à 95 %.
ladder-head-rating = Cotes
ladder-read-rating = Openskill (Plackett–Luce) sur toutes les parties. La cote sûre est le niveau moins trois fois le doute.
ladder-head-points = Points
ladder-read-points = Combien de fois chaque robot a fait combien de points ; le trait est la moyenne, dont la valeur est à droite.
ladder-head-length = Longueur d’une partie
ladder-read-length = Actions d’une partie, dés et cartes compris ; le trait est la moyenne, dont la valeur est à droite.
ladder-head-time = Temps d’une décision
ladder-read-time = Là où il y avait un choix. La moitié des décisions n’ont pas dépassé p50 ; toutes sauf une sur cent n’ont pas dépassé p99.
ladder-head-figures = Tous les chiffres
ladder-read-figures = Les mêmes que la commande affiche.
ladder-head-command = Pour refaire

ladder-column-bot = robot
ladder-column-against = contre
ladder-column-games = parties
ladder-column-wins = victoires
ladder-column-interval = 95 %
ladder-column-points = points
ladder-column-p50 = p50
ladder-column-p99 = p99
ladder-column-skill = niveau
ladder-column-doubt = doute
ladder-column-sure = cote sûre

ruling-ladder-bots = Un classement demande au moins deux robots différents, et non « { $bots } ».
ruling-bot-thinking = « { $bot } » : après @ vient la réflexion, comme 0.5s (secondes) ou 200p (parties simulées), et non « { $text } ».
ruling-weights-unreadable = « { $file } » ne contient pas de poids de ce jeu. Indiquez le fichier d’un apprentissage précédent, ou un fichier qui n’existe pas encore.
ruling-bot-file = Impossible d’exécuter { $file } : { $reason }.
ruling-bot-class = { $file } ne contient pas de classe « { $name } » qui soit un Bot.
ruling-arena-workers-lost = Les processus meurent sans cesse avant de finir une partie. Un seul processus (--workers 1) montre pourquoi.
ruling-arena-no-ray = Une grappe demande Ray : pip install "kingcraft[cluster]".
ruling-arena-no-cluster = Aucune grappe Ray n’est joignable à « { $address } » : { $reason }
ruling-arena-other-code = Un des processus utilise une autre version de Kingcraft que vous ; ses parties ne seraient pas les mêmes. Installez la même version sur chaque machine, et ne changez pas le code pendant un classement.
ruling-thinking-twice = Donnez soit des secondes, soit un nombre de parties simulées, pas les deux.
