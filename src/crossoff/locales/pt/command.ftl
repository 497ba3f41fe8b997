# O que diz a linha de comandos.

## Erros no próprio comando
cmd-unknown-command = comando desconhecido { $command }; há { $commands }
cmd-unknown-language = língua desconhecida { $language }; há { $languages }
cmd-unexpected = inesperado: { $words }.
cmd-unknown-option = Opção desconhecida: { $option }.
cmd-did-you-mean = Querias dizer { $option }?
cmd-missing-value = Falta { $option }, ou o seu valor.
cmd-bad-value = { $option }: { $value } não se lê como { $kind }.
cmd-kind-int = número inteiro
cmd-kind-float = número
cmd-repeated = { $option } aparece mais de uma vez.
cmd-try = Experimenta: { $command }
cmd-at-least-one = { $option } tem de ser pelo menos 1, não { $value }
cmd-seconds-range = --seconds tem de ser mais de 0 e no máximo 3600, não { $seconds }
cmd-different-files = --resume, --records e --plot têm de ser ficheiros diferentes
cmd-needs-file = { $command } precisa de um ficheiro

## Ficheiros
cmd-is-directory = { $file } é uma pasta, não um ficheiro
cmd-no-directory = não é possível escrever { $file }: não existe a pasta { $folder }
cmd-stdin-closed = a entrada padrão está fechada

## Jogos, bots, lugares
cmd-too-many-named = há { $given } nomes para { $seats } lugares
cmd-option-form = uma opção escreve-se NOME=VALOR, não { $text }
cmd-option-twice = a opção { $option } aparece duas vezes

## Jogar no terminal
cmd-loading-game = a carregar o jogo
cmd-unknown-seat = tipo de lugar desconhecido { $seat }; há { $kinds }
cmd-bad-name = um nome tem de 1 a { $longest } caracteres visíveis, não { $name }
cmd-same-names = duas pessoas à mesa têm o mesmo nome
cmd-play-resume-alone = --resume continua um jogo tal como começou: sem jogo, lugares, opções, cartas nem semente
cmd-play-nothing-left = não há nenhum jogo para continuar
cmd-play-kept = O jogo fica guardado; crossoff play --resume continua-o.
cmd-record-is-in = O registo está em { $file }.
cmd-hand-over = Passa o teclado a { $name }: os outros não devem ver o que vem agora.
cmd-hand-over-enter = { $name }, carrega em Enter para continuar.
cmd-plain-how =
    Escreve uma decisão com as palavras do registo, ou então:
      ?              o que podes fazer; ? 2 mostra a segunda página
      undo           anular o que acabas de escrever, até a decisão estar completa
      save FICHEIRO  escrever o registo até aqui num ficheiro
      quit           parar
      Enter          mostrar a mesa outra vez
cmd-plain-stopped = O jogo fica por aqui.
cmd-plain-thinking = { $name } está a pensar
cmd-plain-nothing-back = Não há nada para anular.
cmd-plain-choices =
    { $count ->
        [1] não há outra escolha: { $example }
       *[other] { $count } escolhas, por exemplo: { $example }
    }
cmd-plain-pages = Há páginas de 1 a { $last }.
cmd-plain-page = Página { $page } de { $last }; ? { $next } mostra a seguinte.
cmd-plain-save-where = Guardar o registo? Um nome de ficheiro, ou Enter para não:
cmd-plain-save-needs-name = save precisa do nome de um ficheiro.
cmd-plain-save-failed = Não funcionou: { $reason }.

## Registos: check, verify, show
cmd-checking = a verificar
cmd-checked =
    { $good ->
        [one] { $good } registo em ordem
       *[other] { $good } registos em ordem
    }
cmd-verified =
    { $good ->
        [one] { $good } jogo confirmado
       *[other] { $good } jogos confirmados
    }
cmd-some-bad = { $said }, { $bad } não
cmd-show-turn = { $file }, registo { $record }, depois da jogada { $turn } de { $last }
cmd-show-set-up = { $file }, registo { $record }, depois da preparação
cmd-turns-range = o registo tem { $last } jogadas; --turn vai de 0 a { $last }, não { $turn }
cmd-record-from-1 = --record conta a partir de 1, não de { $number }
cmd-no-such-record = { $file } tem { $found } registos; não há o registo { $number }

## Muitos jogos: simulate, arena, bench
cmd-loading-games = a carregar os jogos
cmd-starting = a começar
cmd-playing = a jogar
cmd-measuring = a medir
cmd-jobs-ended = um processo de --jobs foi terminado de fora; faltava memória?
cmd-measured-failed = um dos processos a medir falhou: { $reason }
cmd-stopped = parado depois de { $done } de { $total } rondas; { $how }
cmd-nothing-kept = nada fica guardado. Com --resume FICHEIRO é possível parar e continuar
cmd-goes-on = o mesmo comando continua daí, com { $file }
cmd-own-deck = cartas próprias
cmd-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
cmd-games =
    { $count ->
        [one] { $count } jogo
       *[other] { $count } jogos
    }
cmd-games-on-deals =
    { $games ->
        [one] { $games } jogo
       *[other] { $games } jogos
    } em { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }
cmd-seed = semente { $seed }
cmd-iterations = { $count } iterações por decisão
cmd-seconds-each = { $seconds } s por decisão
cmd-column-bot = bot
cmd-column-seats = lugares
cmd-column-games = jogos
cmd-column-mean-score = pontos em média
cmd-column-interval = intervalo a 95 %
cmd-column-wins = vitórias
cmd-column-share = parte
cmd-column-rating = Elo
cmd-column-lineup = formação
cmd-column-lead = vantagem
cmd-column-cpu-time = tempo de CPU
cmd-column-decisions = decisões
cmd-column-mean = média
cmd-column-longest = a mais longa
cmd-figure = medida
cmd-value = valor
cmd-span = { $low } a { $high }
cmd-to = a
cmd-shared-wins = Vitórias partilhadas: { $count }; de cada uma, cada vencedor tem a sua parte.
cmd-speed = { $decisions } decisões em { $seconds } s de jogo: { $rate } decisões/s num processo
cmd-note-intervals = Os intervalos são a 95 %, pela dispersão entre distribuições: de Wilson para as vitórias, de Student para os pontos, por bootstrap bayesiano para os valores Elo. De uma vitória partilhada cada vencedor tem a sua parte.
cmd-note-ratings = Valores na escala Elo: { $anchor } é 0; as forças mais prováveis (Bradley-Terry, Plackett-Luce), com mais uma vitória e uma derrota para cada bot contra um adversário médio.
cmd-note-fair = Vitórias e pontos são os de um lugar; entre iguais cada um ganha { $share }.
cmd-note-seconds = Com tempo limitado não há duas execuções iguais.
cmd-note-one-deal = Com uma só distribuição não há intervalos.
cmd-note-few-deals = Com tão poucas distribuições os intervalos dos valores Elo são estreitos demais.
cmd-plot-title = Valores Elo dos bots
cmd-plot-axis = Elo, { $anchor } = 0; as linhas são intervalos a 95 %
cmd-plot-about = Valores na escala Elo com intervalos a 95 %, { $anchor } em 0:

## Para quem aloja: serve, export, erase
cmd-workers-range = workers vai de 1 a 64, não { $workers }
cmd-port-range = uma porta vai de 0 a 65535, não { $port }
cmd-serving = O crossoff está em { $address }  (Ctrl-C para parar)
cmd-seated = Lugar ocupado. O seu link, caso o programa acabe antes do jogo: { $link }
cmd-server-stopped = o servidor parou para não perder nada: { $reason }
cmd-cannot-listen = não é possível escutar em { $host }, porta { $port }: { $reason }
cmd-other-port = escolhe outra com --port
cmd-bad-proxy = um proxy é um endereço ou uma rede de endereços, não { $text }
cmd-table-id = o identificador de uma mesa tem 32 algarismos hexadecimais, não { $id }
cmd-no-such-table = não há nenhuma mesa { $table } nesta base de dados
cmd-not-begun = o jogo desta mesa não começou, por isso não há registo
cmd-erased = a mesa { $table } foi apagada
cmd-erase-ask = Apagar a mesa { $table } para sempre? Escreve { $word }:
cmd-erase-nobody = aqui não se pode perguntar a ninguém se é mesmo isso: acrescenta --yes
cmd-nothing-erased = nada foi apagado

## doctor: o que é prometido
cmd-doctor-at-risk = Em risco
cmd-doctor-promised = Prometido
cmd-doctor-not-promised = Não prometido
cmd-doctor-kept-decisions = Uma decisão confirmada continua lá depois de uma falha, um fecho forçado ou um corte de luz, uma só vez e no seu lugar.
cmd-doctor-kept-games = Os jogos continuam onde estavam quando o servidor volta a arrancar.
cmd-doctor-kept-log = Um histórico mudado à mão ou danificado é descoberto, e nenhum outro jogo sofre com isso.
cmd-doctor-never-lying-disk = Um disco que diz ter escrito o que não escreveu leva consigo decisões guardadas.
cmd-doctor-never-readers = Quem pode ler a base de dados, ou uma cópia de segurança, pode ver cartas escondidas de jogos em curso.
cmd-doctor-never-lost-disk = O ficheiro está num só disco: se ele se perder, perdem-se os jogos desde a última cópia de segurança.
cmd-doctor-never-two-servers = Um processo servidor de cada vez. Enquanto está parado, ninguém joga.
cmd-doctor-never-no-standby = Nenhum servidor de reserva tem o que foi guardado: se o disco da base de dados se perder, perdem-se os jogos desde a última cópia de segurança.
cmd-doctor-never-takeover = O que um servidor de reserva faz quando se perde a máquina da base de dados depende de como preparaste a troca; experimenta.

## doctor: o que se encontra
cmd-fact-database = base de dados
cmd-fact-file = ficheiro
cmd-fact-place = local
cmd-fact-size = tamanho
cmd-fact-file-mode = permissões
cmd-fact-writable = permite escrita
cmd-fact-file-system = sistema de ficheiros
cmd-fact-free-space = espaço livre
cmd-fact-schema = esquema
cmd-fact-clock = relógio
cmd-fact-max-connections = ligações máx.
cmd-fact-bots = bots
cmd-fact-bot-sandbox = isolamento dos bots
cmd-fact-role = papel
cmd-fact-standbys = servidores de reserva
cmd-value-yes = sim
cmd-value-no = não
cmd-value-none = nenhum
cmd-value-unknown = desconhecido
cmd-value-in-order = em ordem
cmd-value-none-yet-a-server-makes-the = ainda nenhum; um servidor cria o ficheiro
cmd-value-none-yet-a-server-makes-it = ainda nenhum; um servidor cria-o
cmd-value-compiled = compilados
cmd-value-not-compiled-yet = ainda por compilar: os mais fortes terão um minuto de espera no próximo arranque
cmd-value-no-network-no-files = sem rede nem ficheiros
cmd-value-no-network = sem rede
cmd-value-no-files = sem ficheiros
cmd-value-none-on-this-system = nenhum neste sistema
cmd-risk-a-power-cut-takes-saved-moves = um corte de luz faz perder jogadas guardadas
cmd-risk-the-file-is-damaged-restore-a = o ficheiro está danificado: recupera uma cópia de segurança
cmd-risk-others-on-this-machine-can-read = outros nesta máquina podem ler os jogos
cmd-risk-whoever-runs-this-command-can-save = quem corre este comando não pode guardar nada ali
cmd-risk-locks-and-syncs-over-a-network = bloqueios e escritas através de uma rede não são de confiança: usa um disco local
cmd-risk-this-is-memory-everything-is-gone = isto é memória: tudo desaparece quando a máquina se desliga
cmd-risk-when-it-is-full-no-decision = quando estiver cheio, nenhuma decisão pode ser guardada
cmd-risk-a-crash-of-its-machine-can = uma falha da sua máquina pode perder ou danificar tudo: põe fsync = on
cmd-risk-a-power-cut-can-damage-pages = um corte de luz pode danificar páginas para sempre: põe full_page_writes = on
cmd-risk-saved-moves-can-be-lost-it = podem perder-se jogadas guardadas: tem de estar ligado para as nossas ligações
cmd-risk-this-server-is-a-standby-it = é um servidor de reserva: dá para ler, mas não para guardar
cmd-risk-no-standby-is-waited-for-when = não se espera por nenhum servidor de reserva: quando um assume, podem perder-se as últimas jogadas guardadas. Põe synchronous_standby_names
cmd-risk-made-by-a-newer-crossoff-which = feita por um crossoff mais novo, que este programa não sabe servir
cmd-risk-a-clock-was-set-back-the = um relógio foi atrasado: as horas nos históricos estão erradas
cmd-risk-the-times-in-logs-and-in = as horas nos históricos e na base de dados não batem certo: acerta os dois relógios por NTP
