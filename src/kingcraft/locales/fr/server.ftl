# Ce que le serveur refuse, et les quelques mots qu’il dit lui-même.

ruling-server-begun = La partie a déjà commencé.
ruling-server-bot-plays = Un robot joue en ce moment la place { $seat }. Reprenez d’abord la place.
ruling-server-no-bot-plays = Aucun robot ne joue pour la place { $seat }.
ruling-server-busy = La table est très sollicitée en ce moment. Veuillez réessayer.
ruling-server-clock = Une pendule a besoin d’au moins une seconde.
ruling-server-fault = Une erreur s’est produite sur le serveur et rien n’a été modifié. Elle a été consignée.
ruling-server-fork-seats = { $count ->
    [one] Cette partie a { $count } place ; dites qui la prend.
   *[other] Cette partie a { $count } places ; dites qui prend chacune d’elles.
}
ruling-server-full = Toutes les places sont prises. Vous pouvez regarder.
ruling-server-hello-twice = Vous vous êtes déjà présenté.
ruling-server-impossible = Le jeu ne peut rien faire de cette mise en place.
ruling-server-nameless = Choisissez un nom avant de parler.
ruling-server-no-hello = La connexion n’a pas commencé par une présentation que je comprenne.
ruling-server-no-hints = Cette table se joue sans conseils.
ruling-server-no-match = Cette table n’existe pas. Le lien est peut-être incomplet.
ruling-server-no-page = Il n’y a rien à cette adresse.
ruling-server-no-seat = Cette table n’a pas de place { $seat }.
ruling-server-no-such-ply = Il n’y a que { $plies } coups, et non { $ply }.
ruling-server-no-thought = Aucun conseil n’est venu à temps. Veuillez réessayer.
ruling-server-nobody = Choisissez d’abord un nom.
ruling-server-not-away = La place { $seat } n’est pas absente depuis assez longtemps.
ruling-server-not-begun = La partie n’a pas encore commencé.
ruling-server-not-host = Seul l’hôte de cette table peut faire cela.
ruling-server-not-invited = Cette table est sur invitation. Demandez le lien complet.
ruling-server-not-open-yet = Tout sera visible à la fin de la partie, pas avant.
ruling-server-not-over = Ce sera possible à la fin de la partie.
ruling-server-not-playing = La partie n’est pas en cours.
ruling-server-not-seated = Vous n’avez pas de place qui le permette.
ruling-server-not-your-seat = La place { $seat } n’est pas la vôtre.
ruling-server-not-your-turn = Ce n’est pas votre tour.
ruling-server-open-tables = { $most ->
    [one] Vous avez déjà { $most } table en attente. Commencez-la ou quittez-la d’abord.
   *[other] Vous avez déjà { $most } tables en attente. Commencez-en ou quittez-en une d’abord.
}
ruling-server-origin = Les pages d’un autre site ne peuvent pas utiliser ce serveur.
ruling-server-record-long = Le relevé compte { $count } coups ; on peut en importer { $most } au plus.
ruling-server-rematched = Il y a déjà une revanche.
ruling-server-resigned = La place { $seat } a abandonné.
ruling-server-restart = Le serveur redémarre. Vous serez reconnecté dans un instant.
ruling-server-said-enough = { $most ->
    [one] { $most } message a déjà été dit à cette table ; c’est le maximum.
   *[other] { $most } messages ont déjà été dits à cette table ; c’est le maximum.
}
ruling-server-seat-taken = La place { $seat } est prise.
ruling-server-seats-open = { $count ->
    [one] { $count } place est encore libre. Attendez, ou donnez-la à un robot.
   *[other] { $count } places sont encore libres. Attendez, ou donnez-les à des robots.
}
ruling-server-stale = La partie a avancé : il y a maintenant { $ply } coups, et vous en aviez vu { $seen }.
ruling-server-too-big = C’est trop volumineux ; on peut envoyer { $most } ko au plus.
ruling-server-too-fast = Trop de demandes à la fois. Veuillez patienter un instant.
ruling-server-unproven = Votre clé est inconnue ici. Utilisez votre lien de reprise, ou choisissez à nouveau un nom.
ruling-server-unreadable = Le message est illisible à « { $where } » : { $what }.
ruling-server-version = Cette page parle la version { $theirs } du protocole, le serveur la version { $ours }. Rechargez la page.
ruling-server-watchers-silent = Les spectateurs peuvent parler avant et après la partie.
ruling-server-worker-alone = Un ouvrier a besoin d’une base PostgreSQL partagée avec des serveurs. Avec SQLite, le serveur joue lui-même les robots.
server-page-title = Kingcraft
server-page-not-built = Le serveur fonctionne, mais la table web n’est pas incluse dans cette installation. Installez avec « make play », ou construisez-la avec tools/build_web.py.
