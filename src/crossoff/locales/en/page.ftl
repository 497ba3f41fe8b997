# What the page says of itself before it is opened: its title, and the words under a link to it.
page-title = crossoff: Silver & Gold and Everything on 1 Card
page-about = Fill in your cards together: two dry-erase card games, against bots or with friends via a link. Free, no account needed.
# $game: its title
page-invites = You’re invited to play { $game }
page-noscript = crossoff needs JavaScript to deal the cards.
