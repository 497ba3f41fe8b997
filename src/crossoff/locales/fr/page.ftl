# What the page says of itself before it is opened: its title, and the words under a link to it.
page-title = crossoff : Silver & Gold et Tout sur 1 carte
page-about = Coche des cases en bonne compagnie : deux jeux de cartes effaçables, contre des bots ou entre amis avec un lien. Gratuit et sans compte.
page-invites = On t’invite à jouer à { $game }
page-noscript = crossoff a besoin de JavaScript pour distribuer les cartes.
