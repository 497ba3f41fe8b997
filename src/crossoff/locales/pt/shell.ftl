# The words of the pages round the games, in the Portuguese of Portugal.
# $you: yes when $name is the reader.

## Everywhere
close = Fechar
menu = Menu
help = Ajuda e teclas
settings = Definições
you = Tu
play = Jogar
try-again = Tentar de novo
go-home = Página inicial
copy = Copiar
copied = Copiado
copy-by-hand = Copia à mão o link assinalado
# $prompt: what can be done now, or who won
title-with = { $prompt } · crossoff

## Start page
tagline = Dois pequenos jogos. Uma caneta.
choose-game = Escolhe um jogo
about-silver-and-gold = Marca mapas de tesouro. 20 minutos.
about-one-card = Lança dados, enche linhas. 15 minutos.
learn = Aprende em três minutos
go-on-learning = Continuar a aprender
who-plays = Quem joga?
# $place: number of the seat, 1 to 4
who-sits = Quem se senta no lugar { $place }
my-name = O meu nome
my-name-hint = o teu nome
your-name = O teu nome
# $count: guests without a name are counted
name-guest =
    { $count ->
        [1] Visita
       *[other] Visita { $count }
    }
name-local = Jogador { $place }
name-of = Nome do jogador { $place }
a-friend = Alguém, por link
a-local = Neste aparelho
by-link = Recebes um link para enviar
# $level: how strong the bot is
bot-named = Bot, { $level }
level-random = ao acaso
level-greedy = ganancioso
level-novice = principiante
level-casual = ocasional
level-skilled = experiente
level-expert = perito
level-master = mestre
add = Juntar
add-friend = Por link
add-local = Aqui
add-bot = Bot
remove-seat = Tirar o lugar { $place }
invite-friends = Convidar e jogar
recent = Mesas a que podes voltar
# $names: the others at the table
go-on-with = Continuar com { $names }
go-on = Continuar a jogar
forget = Esquecer esta mesa

## Options of a table
options = Opções
option-variant = Regras
option-variant-basic = Básicas
option-variant-advanced = Avançadas
memory-aid = Auxiliar de memória
memory-silver-and-gold = Mostra que cartas de expedição já saíram nesta ronda.
time = Tempo para decidir
time-none = Sem limite
time-seconds =
    { $seconds ->
        [90] 1 minuto e meio
        [300] 5 minutos
       *[other] { $seconds } segundos
    }
time-left =
    { $seconds ->
        [one] Falta { $seconds } segundo
       *[other] Faltam { $seconds } segundos
    }

## Joining
join-title = Tens um convite
sit-down = Sentar-me

## Waiting for the others
waiting-title =
    { $open ->
        [one] Falta uma pessoa
       *[other] Faltam { $open } pessoas
    }
waiting-for =
    { $open ->
        [0] Já cá estão todos.
        [one] O jogo começa quando chegar mais uma pessoa.
       *[other] O jogo começa quando chegarem mais { $open } pessoas.
    }
invite-title = Convida os teus amigos
invite-words = Quem abrir este link senta-se à mesa contigo. Basta um nome.
invite-link = Link do convite
invite-local = Este endereço só funciona neste computador. Para convidares outros aparelhos, abre o crossoff pelo endereço que o computador tem na tua rede.
qr-label = O mesmo link em código QR
at-the-table = À mesa
start-now =
    { $open ->
        [one] Começar já, com um bot no lugar livre
       *[other] Começar já, com bots nos lugares livres
    }
watch-title = Link para quem assiste
watch-words = Quem abrir este link vê a mesa tal como está, mas não pode decidir nada.

## Seats
people = Quem cá está
seat-open = Lugar livre
# Bots have names, by their place at the table
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = à espera de alguém
seat-me = és tu
seat-local = neste aparelho
seat-here = à mesa
seat-away = saiu por um momento
# $about: how the bot plays
seat-bot = bot, { $level }: { $about }
give-to-bot = Entregar a um bot
open-seat = Abrir a uma pessoa

## The table
coming = A pôr a mesa
bar-label = A tua decisão
unsaved = Ainda não guardado
line-lost = Sem ligação, a tentar de novo
welcome-back = Cá estás de novo.
last-turn = Última jogada
# What the pens at the top say. $name: whose pen
pen-ready =
    { $you ->
        [yes] Tu: já decidiste
       *[no] { $name }: já decidiu
    }
pen-writing = { $name }: ainda a decidir
pen-away =
    { $you ->
        [yes] Tu: não estás
       *[no] { $name }: não está
    }
ready-count = { $ready } de { $count } já decidiram
see-result = Ver o resultado
record-so-far = Guardar o registo até aqui
leave = Sair da mesa
end-table = Fechar a mesa
end-table-words = O jogo acaba para todos e não pode ser retomado.
go-on-playing = Continuar a jogar
board-fault = Algo correu mal ao desenhar a mesa. O teu jogo está a salvo.

## One device for several
# $name: who is next
hand-over = Passa o aparelho a { $name }
hand-over-words = Só essa pessoa pode ver o que vem a seguir.
i-am = Sou { $name }

## What happens at the table
told-sit =
    { $you ->
        [yes] Sentas-te à mesa
       *[no] { $name } senta-se à mesa
    }
told-bot =
    { $you ->
        [yes] Um bot fica com o teu lugar
       *[no] Um bot fica com o lugar de { $name }
    }
told-open = Há de novo um lugar livre
told-begin = O jogo começa
told-over = O jogo acabou
told-closed = A mesa foi fechada
told-rematch = Vamos ao próximo jogo
# $sentence: what was decided
told-auto = { $sentence } (decisão automática)

## Keys
key-tab = Tab, Enter
key-tab-does = ir para o seguinte, premir
key-explain-does = explicar os símbolos, um após o outro
key-help-does = esta lista
key-esc-does = fechar, ou anular

## Rules
rules = Regras
rules-of = Regras de { $game }
rules-search = Procurar nas regras
rules-found = { $count ->
    [0] Nada encontrado
    [one] { $count } passagem encontrada
   *[other] { $count } passagens encontradas
}
rules-contents = Índice
rules-print = Imprimir
rules-ruling = A nossa decisão:
rules-try = Experimentar
rules-try-again = Outra vez

## Help
why = Porquê?
symbols = Símbolos
keys = Teclas
hint-more = Regra
hint-close = Percebi

## Settings
theme = Luz
theme-system = Como o aparelho
theme-light = Dia
theme-dark = Noite
motion = Animações
motion-system = Como o aparelho
motion-less = Paradas
sounds = Sons
sounds-note = Caneta, dados e cartas, e uma campainha quando é a tua vez e estás a olhar para outro lado
hints = Explicar o que é novo
hints-note = Numa linha, na primeira vez que acontece. Se voltares a ligar, tudo é explicado de novo.
language = Língua

## The end
you-win = Ganhaste!
you-share = Partilhas a vitória com { $names }!
# $names: who won
they-win = { $names } ganhou!
they-share = { $names } partilham a vitória!
turn-by-turn = Jogada a jogada
# $scores: names and points
chart-label = Os pontos, jogada a jogada. No fim: { $scores }.
replay = Rever
look-at-table = A mesa
rematch = Desforra
rematch-host = Quem abriu a mesa pode começar a desforra.
record = Registo
was-it-fair = Foi jogo limpo?

## Replay
back-to-result = Voltar ao resultado
step-back = Um passo atrás
step-forth = Um passo em frente
pause = Pausa
replay-step = Passo { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }

## Fair chance
fair-words = Antes da primeira carta, o servidor fixa um número secreto e publica o seu selo. Esse número e o que cada jogador acrescenta decidem todas as cartas e todos os dados. Agora o número é conhecido, e o teu navegador verificou:
fair-commitment = O número corresponde ao seu selo.
fair-commitment-wrong = O número não corresponde ao seu selo. Este jogo foi adulterado.
fair-promise = É o selo que o teu navegador recebeu antes da primeira carta.
fair-promise-wrong = Não é o selo que o teu navegador recebeu antes da primeira carta.
fair-promise-unknown = Este navegador não pode saber que selo foi mostrado antes da primeira carta: chegou depois.
fair-nonce = O que o teu navegador acrescentou entrou na mistura.
fair-nonce-wrong = O que o teu navegador acrescentou não entrou na mistura.
fair-nonce-unknown = Este navegador não acrescentou nada de seu a este jogo.
fair-heads = Todas as decisões que o teu navegador viu confirmadas estão no registo, sem alterações.
fair-heads-wrong = O registo não tem as decisões que o teu navegador viu confirmadas. Alguém o alterou.
fair-heads-unknown = Este navegador não guardou nada com que comparar as decisões.
fair-draws = Com o registo pode verificar-se que daí vêm todas as cartas e todos os lançamentos:
fair-trouble = Não foi possível carregar a verificação. O registo ainda pode ser verificado:

## Troubles
error-title = Algo correu mal
error-unknown = Algo correu mal aqui. Tenta de novo.
error-offline = Ninguém responde. Tens ligação à rede?
error-malformed = Não se percebeu. Revê os nomes, por favor.
error-not_found = Esta mesa não existe, ou o link já não é válido.
error-full = Os lugares estão todos ocupados.
error-name_taken = Já há alguém à mesa com este nome. Escolhe outro.
error-running = O jogo ainda está a decorrer.
error-ended = Este jogo já acabou.
error-too_fast = Foste um pouco depressa demais. Espera um momento.
error-too_large = Foi demasiado de uma só vez.
error-unavailable = O servidor não consegue fazer isso agora. Tenta de novo daqui a pouco.
error-unavailable-full = O disco do servidor está cheio. Os jogos podem ser vistos, e continuam assim que houver espaço.
error-illegal = Isso agora não se pode fazer.
error-not_yours = Não é a tua vez.
error-stale = O jogo já avançou. Decide outra vez.
error-already_done = Isto já estava decidido.
gone-title = Aqui não há mesa nenhuma
gone-words = Esta mesa não existe, ou o link já não é válido. Talvez se tenha perdido uma letra pelo caminho.
closed-title = A mesa está fechada
closed-closed = O jogo foi encerrado antes do fim.
closed-abandoned = Não esteve cá ninguém durante muito tempo, por isso a mesa foi levantada.
closed-outdated = Este jogo segue regras anteriores à primeira publicação. Não se pode continuar.
