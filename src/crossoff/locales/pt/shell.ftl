# The words of the pages round the games, in the Portuguese of Portugal.
# $you: yes when $name is the reader.

## Everywhere
close = Fechar
menu = Menu
help = Ajuda e atalhos
settings = Definições
you = Tu
play = Jogar
try-again = Tentar de novo
go-home = Página inicial
copy = Copiar
copied = Copiado
copy-by-hand = Não foi possível copiar. Copia tu o link selecionado.
# $prompt: what can be done now, or who won
title-with = { $prompt } · crossoff

## Start page
tagline = Pequenos jogos de cartas. Uma caneta.
unofficial = O crossoff é um projeto de fãs não oficial, sem ligação aos autores nem à editora. Se gostas dos jogos, compra as cartas.
choose-game = Escolhe um jogo
learn = Aprende em três minutos
go-on-learning = Continuar o tutorial
who-plays = Quem joga?
# $place: number of the seat, 1 to 4
who-sits = Jogador no lugar { $place }
my-name = O meu nome
my-name-hint = o teu nome
your-name = O teu nome
# $count: guests without a name are counted
name-guest =
    { $count ->
        [1] Convidado
       *[other] Convidado { $count }
    }
name-local = Jogador { $place }
name-of = Nome do jogador { $place }
a-friend = Um amigo, por link
a-local = Neste dispositivo
by-link = Recebes um link para partilhar
by-device = Jogam à vez neste ecrã
# $level: how strong the bot is
bot-named = Bot, { $level }
level-random = aleatório
level-greedy = ganancioso
level-novice = principiante
level-casual = ocasional
level-skilled = experiente
level-expert = perito
level-master = mestre
character-novice = Nils
character-casual = Ida
character-skilled = Otto
character-expert = Mara
character-master = Prof. Vega
strength = Força { $strength } de 5
plays-random = Faz qualquer jogada permitida.
plays-greedy = Escolhe o que parece melhor no momento.
add = Adicionar
add-friend = Por link
add-local = Mesmo dispositivo
add-bot = Bot
remove-seat = Remover o lugar { $place }
invite-friends = Convidar e jogar
recent = Partidas por terminar
# $names: the others at the table
go-on-with = Retomar a partida com { $names }
go-on = Retomar a partida
forget = Esquecer esta partida

## Options of a table
options = Opções
memory-aid = Auxiliar de memória
time = Tempo por jogada
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
sit-down = Sentar-me à mesa
invited-by = { $name } convida-te para { $game }
invited-to = Tens um convite para { $game }
first-learn = Aprender primeiro
watch-instead = Só assistir
no-free-seat = Todos os lugares estão ocupados. Mas podes assistir.
game-ended = Esta partida já acabou. Ainda a podes ver.
back-to-table = Voltar ao convite

## Waiting for the others
waiting-title =
    { $open ->
        [one] Falta um jogador
       *[other] Faltam { $open } jogadores
    }
waiting-for =
    { $open ->
        [0] Já cá estão todos.
        [one] A partida começa quando chegar mais um jogador.
       *[other] A partida começa quando chegarem mais { $open } jogadores.
    }
invite-title = Convida os teus amigos
invite-words = Quem tiver este link pode jogar. Basta um nome.
invite-link = Link de convite
invite-local = Este endereço só funciona neste computador. Para convidares outros dispositivos, abre o crossoff no endereço de rede do computador.
qr-label = O mesmo link em código QR
at-the-table = À mesa
start-now =
    { $open ->
        [one] Começar já, com um bot no lugar livre
       *[other] Começar já, com bots nos lugares livres
    }
watch-title = Link para espectadores
watch-words = Quem tiver este link pode assistir, mas não jogar.

## Seats
people = Quem está à mesa
seat-open = Lugar livre
# Bots have names, by their place at the table
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = à espera de um jogador
seat-me = tu
seat-local = neste dispositivo
seat-here = presente
seat-away = ausente
# $about: how the bot plays
seat-bot = bot, { $level }: { $about }
give-to-bot = Substituir por um bot
open-seat = Abrir a um jogador

## The table
coming = A preparar a mesa…
bar-label = A tua jogada
unsaved = A guardar…
withdraw = Mudar de ideias
line-lost = Sem ligação, a tentar de novo…
welcome-back = Olá de novo.
last-turn = Última jogada
since-last-turn = Desde a tua última jogada
log = O que aconteceu
# What the pens at the top say. $name: whose pen
pen-ready =
    { $you ->
        [yes] Tu: já terminaste
       *[no] { $name }: já terminou
    }
pen-writing = { $name }: ainda a pensar
pen-away = { $name }: ausente
pen-points = { $points ->
    [one] { $pen }, 1 ponto
   *[other] { $pen }, { $points } pontos
}
away = { $name } está ausente
away-words = Sem ligação de momento
wait = Esperar
nudge = Dar um toque
nudge-sent = { $name } vai ver o teu toque
nudged = { $name } está à tua espera
let-bot-play = Pôr um bot a jogar
emotes = Gestos
emotes-shown = Mostrar os gestos dos outros
emote-said = { $name }: { $emote }
emote-thumb = Boa
emote-wow = Uau
emote-oops = Ups
emote-hurry = Despacha-te
emote-well-played = Bem jogado
emote-thanks = Obrigado
ready-count =
    { $ready ->
        [one] { $ready } de { $count } já terminou
       *[other] { $ready } de { $count } já terminaram
    }
see-result = Ver o resultado
record-so-far = Guardar o registo até aqui
move-seat = Continuar noutro dispositivo
move-seat-words = Abre este link noutro dispositivo para continuares a jogar lá. Quem o tiver pode jogar no teu lugar, por isso não o partilhes.
move-seat-link = Link para o teu lugar
leave = Sair da mesa
end-table = Terminar a partida para todos
end-table-words = A partida acaba para todos e não pode ser retomada.
go-on-playing = Continuar a jogar
board-fault = Algo correu mal ao desenhar a mesa. A tua partida está a salvo.

## One device for several
# $name: who is next
hand-over = Passa o dispositivo a { $name }
hand-over-words = O que vem a seguir é só para essa pessoa ver.
i-am = Sou { $name }

## What happens at the table
told-sit =
    { $you ->
        [yes] Sentaste-te à mesa
       *[no] { $name } sentou-se à mesa
    }
told-bot =
    { $you ->
        [yes] Um bot ocupou o teu lugar
       *[no] Um bot substituiu { $name }
    }
told-open = Há de novo um lugar livre
told-begin = A partida começa
told-ready = { $you ->
    [yes] Já terminaste
   *[no] { $name } já terminou
}
told-unready = { $you ->
    [yes] Mudaste de ideias
   *[no] { $name } mudou de ideias
}
told-over = A partida acabou
told-closed = A mesa foi fechada
won-by = { $points ->
    [one] Por 1 ponto.
   *[other] Por { $points } pontos.
}
won-by-cause = { $points ->
    [one] Por 1 ponto: { $cause }.
   *[other] Por { $points } pontos: { $cause }.
}
told-rematch = Vamos à próxima partida
# $sentence: what was decided
told-auto = { $sentence } (jogada automática)
told-brief = { $name }: { $list }
told-brief-auto = { $you ->
    [yes] Tempo esgotado. Jogada automática: { $list }
   *[no] { $name }, tempo esgotado: { $list }
}

## Keys
key-tab = Tab, Enter
key-tab-does = ir para o botão seguinte, premi-lo
key-explain-does = explicar os símbolos um a um
key-help-does = mostrar esta lista
key-esc-does = fechar ou anular

## Rules
rules = Regras
rules-of = Regras de { $game }
rules-search = Procurar nas regras
rules-found = { $count ->
    [0] Sem resultados
    [one] { $count } resultado
   *[other] { $count } resultados
}
rules-contents = Índice
rules-print = Imprimir
rules-ruling = A nossa interpretação:
rules-example = Exemplo:
rules-none = Ainda não há regras para ler aqui. O jogo mostra-te na mesma o que podes fazer.
rules-try = Experimentar
rules-try-again = Tentar de novo

## Help
why = Porquê?
symbols = Símbolos
keys = Atalhos de teclado
hint-more = Regra
hint-close = Percebi

## Settings
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
motion = Animações
motion-system = Sistema
motion-less = Reduzidas
sounds = Sons
sounds-note = Caneta, dados e cartas, e uma campainha se for a tua vez enquanto olhas para outro lado
sounds-offer = Ativar os sons? Caneta, moedas, cartas e dados.
sounds-yes = Ativar
sounds-no = Agora não
hints = Mostrar dicas
hints-note = Dicas de uma linha na primeira vez que algo acontece. Desliga e volta a ligar para as veres de novo.
language = Língua

## The end
you-win = Ganhaste!
you-share = Partilhas a vitória com { $names }!
# $names: who won
they-win = { $names } ganhou!
they-share = { $names } partilham a vitória!
turn-by-turn = Jogada a jogada
# $scores: names and points
chart-label = Os pontos, jogada a jogada. Resultado final: { $scores }.
replay = Rever
look-at-table = Ver a mesa
rematch = Desforra
rematch-join = Aceitar a desforra
rematch-watch = Assistir à desforra
wants-rematch = { $name } quer a desforra
rematch-waiting = À espera de { $names }.
rematch-start = Começar já, com um bot a substituir
record = Guardar o registo
was-it-fair = Foi jogo limpo?

## Replay
back-to-result = Voltar ao resultado
step-back = Passo atrás
step-forth = Passo em frente
pause = Pausa
replay-step = Passo { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }
replay-seat = Ponto de vista

## Fair chance
fair-words = Antes da primeira carta, o servidor escolheu um número secreto e publicou a sua impressão digital. Esse número e o que cada jogador acrescentou decidem todas as cartas e todos os dados. Agora o número é público, e o teu navegador verificou:
fair-commitment = O número corresponde à sua impressão digital.
fair-commitment-wrong = O número não corresponde à sua impressão digital. Esta partida foi adulterada.
fair-promise = É a impressão digital que o teu navegador recebeu antes da primeira carta.
fair-promise-wrong = Não é a impressão digital que o teu navegador recebeu antes da primeira carta.
fair-promise-unknown = Este navegador chegou tarde demais para ver a impressão digital antes da primeira carta.
fair-nonce = O que o teu navegador acrescentou foi usado.
fair-nonce-wrong = O que o teu navegador acrescentou não foi usado.
fair-nonce-unknown = Este navegador não acrescentou nada a esta partida.
fair-heads = Todas as jogadas que o teu navegador viu confirmadas estão no registo, sem alterações.
fair-heads-wrong = O registo não corresponde às jogadas que o teu navegador viu confirmadas. Alguém o alterou.
fair-heads-unknown = Este navegador não guardou nada com que comparar as jogadas.
fair-draws = Com o registo podes verificar que todas as cartas e todos os lançamentos vêm daí:
fair-trouble = Não foi possível carregar a verificação. Ainda assim, podes verificar o registo:

## Troubles
error-title = Algo correu mal
error-unknown = Algo correu mal. Tenta de novo.
error-offline = O servidor não responde. Tens ligação à Internet?
error-malformed = Verifica os nomes.
error-not_found = Esta mesa não existe, ou o link já não é válido.
error-full = Todos os lugares estão ocupados.
error-name_taken = Já há alguém à mesa com este nome. Escolhe outro.
error-running = A partida ainda está a decorrer.
error-ended = Esta partida já acabou.
error-too_fast = Foi um pouco depressa demais. Espera um momento.
error-too_large = É demasiado de uma só vez.
error-unavailable = O servidor não consegue fazer isso agora. Tenta de novo daqui a pouco.
error-unavailable-full = O disco do servidor está cheio. As partidas podem ser vistas, e continuam assim que houver espaço.
error-illegal = Agora não podes fazer isso.
error-not_yours = Não é a tua vez.
error-stale = A partida já avançou. Escolhe outra vez.
error-already_done = Já fizeste esta jogada.
gone-title = Aqui não há mesa nenhuma
gone-words = Esta mesa não existe, ou o link já não é válido. Talvez se tenha perdido uma parte ao copiá-lo.
no-seat-title = Não tens lugar aqui
no-seat-words = Este endereço só funciona no navegador de quem joga nesta mesa. Para jogar ou assistir, pede um convite ou um link para espectadores.
closed-title = A mesa está fechada
closed-closed = A partida foi encerrada antes do fim.
closed-abandoned = Não esteve cá ninguém durante muito tempo, por isso a mesa foi fechada.
closed-outdated = Esta partida segue regras anteriores à primeira versão publicada. Não é possível continuá-la.

generic-prompt = Escolhe o que fazer
generic-wait = À espera de { $names }
generic-table = Na mesa
generic-choices = { $count ->
    [one] { $count } opção
   *[other] { $count } opções
}
generic-search = Procurar nas opções
generic-none = Nenhuma opção encontrada
generic-do = Confirmar
take-back = Anular
generic-total = Total
generic-told = { $name }: { $do }
