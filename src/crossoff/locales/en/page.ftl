# What the page says of itself before it is opened: its title, and the words under a link to it.
page-title = crossoff: Silver & Gold and Everything on 1 Card
page-about = Cross off fields and boxes together: two dry-erase card games, against bots or with friends by a link. Free, without an account.
page-noscript = crossoff needs JavaScript to lay the cards.
