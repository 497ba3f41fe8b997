# O que diz a linha de comandos.

## Erros no próprio comando
cmd-unknown-command = comando desconhecido { $command }; { $hint }
cmd-unknown-language = língua desconhecida { $language }; { $hint }
cmd-unknown-shell = shell desconhecida { $shell }; { $hint }
cmd-unexpected = inesperado: { $words }; { $hint }
cmd-unknown-option = opção desconhecida { $option }; { $hint }
cmd-missing-value = { $option } precisa de um valor; { $hint }
cmd-missing = falta { $name }; { $hint }
cmd-bad-value = { $option } tem de ser um { $kind }, não { $value }
cmd-kind-int = número inteiro
cmd-kind-float = número
cmd-repeated = { $option } aparece mais de uma vez
cmd-see = vê { $command }
cmd-at-least-one = { $option } tem de ser pelo menos 1, não { $value }
cmd-seconds-range = --seconds tem de ser mais de 0 e no máximo 3600, não { $seconds }
cmd-different-files = --resume, --records e --plot têm de ser ficheiros diferentes
cmd-task-fixes = { $task } fixa o jogo, os jogadores, as opções, as cartas e a semente; não os indiques
cmd-needs-file = { $command } precisa de um ficheiro; { $hint }

## Ficheiros
cmd-is-directory = { $file } é uma pasta, não um ficheiro
cmd-no-directory = não é possível escrever em { $file }: não existe a pasta { $folder }
cmd-stdin-closed = a entrada padrão está fechada

## Jogos, bots, lugares
cmd-too-many-named =
    { $seats ->
        [one] foram nomeados { $given } jogadores para { $seats } lugar
       *[other] foram nomeados { $given } jogadores para { $seats } lugares
    }
cmd-option-form = uma opção escreve-se NOME=VALOR, não { $text }
cmd-option-twice = a opção { $option } aparece duas vezes

## Jogar no terminal
cmd-loading-game = a carregar o jogo
cmd-unknown-seat = tipo de lugar desconhecido { $seat }; { $hint }
cmd-bad-name = um nome tem de ter 1 a { $longest } caracteres visíveis, não { $name }
cmd-same-names = duas pessoas à mesa têm o mesmo nome
cmd-play-resume-alone = --resume retoma uma partida tal como começou: não aceita jogo, lugares, opções, cartas nem semente
cmd-play-nothing-left = não há nenhuma partida para retomar
cmd-play-kept = Partida guardada; crossoff play --resume retoma-a.
cmd-record-is-in = Registo guardado em { $file }.
cmd-hand-over = Passa o teclado a { $name }: o que vem a seguir é só para essa pessoa ver.
cmd-hand-over-enter = { $name }, carrega em Enter para continuar.
cmd-plain-how =
    Escreve uma jogada com a notação do registo, ou então:
      ?              o que podes fazer; ? 2 mostra a segunda página
      undo           anular o que acabaste de escrever, até a jogada estar completa
      save FICHEIRO  escrever o registo até aqui num ficheiro
      quit           parar
      Enter          mostrar a mesa outra vez
cmd-plain-stopped = A partida fica por aqui.
cmd-plain-thinking = { $name } está a pensar
cmd-plain-nothing-back = Não há nada para anular.
cmd-plain-choices =
    { $count ->
        [1] uma só opção: { $example }
       *[other] { $count } opções, por exemplo: { $example }
    }
cmd-plain-pages = Há páginas de 1 a { $last }.
cmd-plain-page = Página { $page } de { $last }; ? { $next } mostra a seguinte.
cmd-plain-save-where = Guardar o registo? Um nome de ficheiro, ou Enter para não:
cmd-plain-save-needs-name = save precisa de um nome de ficheiro.
cmd-plain-save-failed = Não funcionou: { $reason }.

## Registos: check, verify, show
cmd-checking = a verificar
cmd-checked =
    { $good ->
        [one] { $good } registo válido
       *[other] { $good } registos válidos
    }
cmd-dataset-where = indica --out FICHEIRO ou --minari ID, não ambos
cmd-dataset-written =
    { $decisions ->
        [one] { $decisions } decisão escrita em { $file }
       *[other] { $decisions } decisões escritas em { $file }
    }
cmd-verified =
    { $good ->
        [one] { $good } partida confirmada
       *[other] { $good } partidas confirmadas
    }
cmd-some-bad = { $said }, { $bad } não
cmd-show-turn = { $file }, registo { $record }, depois da jogada { $turn } de { $last }
cmd-show-set-up = { $file }, registo { $record }, depois da preparação
cmd-turns-range =
    { $last ->
        [one] o registo tem { $last } jogada; --turn vai de 0 a { $last }, não { $turn }
       *[other] o registo tem { $last } jogadas; --turn vai de 0 a { $last }, não { $turn }
    }
cmd-record-from-1 = --record conta a partir de 1, não de { $number }
cmd-no-such-record =
    { $found ->
        [one] { $file } tem { $found } registo; o registo { $number } não existe
       *[other] { $file } tem { $found } registos; o registo { $number } não existe
    }

## daily
# $game: its title; $date: written out
cmd-daily-title = A partida do dia: { $game }, { $date }
cmd-daily-result = Resultado: tu { $mine }, o bot { $theirs }
# $low and $high: the 95% interval
cmd-daily-par =
    { $games ->
        [one] O par é { $par } ({ $low } a { $high }): a pontuação do bot mais forte no teu lugar, em média, em { $games } partida.
       *[other] O par é { $par } ({ $low } a { $high }): a pontuação do bot mais forte no teu lugar, em média, em { $games } partidas.
    }
cmd-daily-best = Melhor pontuação conhecida: { $points }
cmd-daily-no-par = Não foi possível calcular o par aqui.
cmd-daily-computing = a calcular o par
cmd-daily-streak =
    { $days ->
        [0] Não conta para os dias seguidos: era uma partida de outro dia.
        [one] Dias seguidos: { $days }
       *[other] Dias seguidos: { $days }
    }
cmd-daily-share = Para partilhar:
cmd-daily-future = a partida de { $date } ainda não está disponível
cmd-daily-bad-date = esperado: uma data como 2026-11-18; encontrado: { $date }

## games
cmd-column-number = n.º
cmd-column-date = data
cmd-column-game = jogo
cmd-column-players = jogadores
cmd-column-points = pontos
cmd-column-result = resultado
cmd-games-none = Ainda não há partidas terminadas. Joga uma com crossoff play; no fim aparece aqui.
cmd-games-kept = Estas partidas estão em { $folder }, um registo por ficheiro; guardam-se as últimas { $most }.
cmd-games-review = { $command } analisa a partida com esse número.

## review
cmd-reviewing = a analisar
cmd-review-is-in = Análise guardada em { $file }.
cmd-unknown-depth = profundidade desconhecida { $depth }; { $hint }
cmd-seat-range = --seat tem de ser de 0 a { $last }, não { $seat }
cmd-no-such-game = não há nenhuma partida terminada com o número { $number }; { $command } lista-as

## Muitos jogos: simulate, arena, bench
cmd-loading-games = a carregar os jogos
cmd-starting = a começar
cmd-playing = a jogar
cmd-measuring = a medir
cmd-measured-failed = um processo medido falhou: { $reason }
cmd-stopped = parado depois de { $done } de { $total } rondas; { $how }
cmd-nothing-kept = nada foi guardado. Com --resume FICHEIRO é possível parar e continuar
cmd-goes-on = o mesmo comando continua daí, com { $file }
cmd-own-deck = cartas próprias
cmd-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
cmd-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
cmd-games-on-deals =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } em { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }
cmd-seed = semente { $seed }
cmd-iterations =
    { $count ->
        [one] { $count } iteração por decisão
       *[other] { $count } iterações por decisão
    }
cmd-seconds-each = { $seconds } s por decisão
cmd-column-bot = bot
cmd-column-seats = lugares
cmd-column-games = partidas
cmd-column-mean-score = pontuação média
cmd-column-interval = intervalo a 95 %
cmd-column-wins = vitórias
cmd-column-share = percentagem
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
cmd-shared-wins = Vitórias partilhadas: { $count }, divididas pelos vencedores.
cmd-speed = { $decisions } decisões em { $seconds } s de jogo: { $rate } decisões/s por processo
cmd-note-intervals = Intervalos a 95 %, pela dispersão entre distribuições: Wilson para as vitórias, Student para os pontos, bootstrap bayesiano para o Elo. Uma vitória partilhada divide-se pelos vencedores.
cmd-note-ratings = Classificação: escala Elo, { $anchor } é 0; máxima verosimilhança (Bradley-Terry, Plackett-Luce), com mais uma vitória e uma derrota para cada bot contra um adversário médio.
cmd-note-fair = Vitórias e pontos são por lugar; entre iguais, cada um ganha { $share }.
cmd-note-seconds = Com tempo limitado não há duas execuções iguais.
cmd-note-one-deal = Com uma só distribuição não há intervalos.
cmd-note-few-deals = Com tão poucas distribuições, os intervalos do Elo são demasiado estreitos.
cmd-plot-title = Classificação dos bots
cmd-plot-axis = Elo, { $anchor } = 0; as linhas são intervalos a 95 %
cmd-plot-about = Classificação Elo com intervalos a 95 %, { $anchor } em 0:

## Para quem aloja: serve, export, erase
cmd-workers-range = workers vai de 1 a 64, não { $workers }
cmd-port-range = uma porta vai de 0 a 65535, não { $port }
cmd-serving = O crossoff está a funcionar em { $address }  (Ctrl+C para parar)
cmd-seated = Lugar ocupado. Se o programa acabar antes da partida, este é o link do lugar: { $link }
cmd-server-stopped = o servidor parou para não perder nada: { $reason }
cmd-cannot-listen = não é possível escutar em { $host }, porta { $port }: { $reason }
cmd-other-port = escolhe outra com --port
cmd-bad-proxy = um proxy é um endereço ou uma rede de endereços, não { $text }
cmd-table-id = o identificador de uma mesa tem 32 algarismos hexadecimais, não { $id }
cmd-no-such-table = não há nenhuma mesa { $table } nesta base de dados
cmd-not-begun = a partida desta mesa não começou, por isso não há registo
cmd-erased = a mesa { $table } foi apagada
cmd-erase-ask = Apagar a mesa { $table } para sempre? Escreve { $word }:
cmd-erase-nobody = aqui não se pode pedir confirmação; acrescenta --yes
cmd-nothing-erased = nada foi apagado

## doctor: o que é prometido
cmd-doctor-no-file = O ficheiro { $file } ainda não existe; um servidor iria criá-lo.
cmd-doctor-at-risk = Em risco
cmd-doctor-promised = Prometido
cmd-doctor-not-promised = Não prometido
cmd-doctor-kept-decisions = Uma jogada confirmada sobrevive a uma falha, a um fecho forçado ou a um corte de luz, uma só vez e pela ordem certa.
cmd-doctor-kept-games = Quando o servidor volta a arrancar, as partidas continuam onde estavam.
cmd-doctor-kept-log = Um histórico alterado ou danificado é detetado, e nenhuma outra partida é afetada.
cmd-doctor-never-lying-disk = Se um disco disser que escreveu o que não escreveu, podem perder-se jogadas guardadas.
cmd-doctor-never-readers = Quem puder ler a base de dados ou uma cópia de segurança pode ver as cartas escondidas das partidas em curso.
cmd-doctor-never-lost-disk = O ficheiro está num só disco: se ele se perder, perdem-se as partidas desde a última cópia de segurança.
cmd-doctor-never-two-servers = Um só processo servidor de cada vez. Enquanto está parado, ninguém pode jogar.
cmd-doctor-never-no-standby = Nenhum servidor de reserva tem uma cópia: se o disco da base de dados se perder, perdem-se as partidas desde a última cópia de segurança.
cmd-doctor-never-takeover = O que um servidor de reserva faz quando se perde a máquina da base de dados depende de como configuraste o failover; testa-o.

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
cmd-fact-role = função
cmd-fact-standbys = servidores de reserva
cmd-value-yes = sim
cmd-value-no = não
cmd-value-none = nenhum
cmd-value-unknown = desconhecido
cmd-value-in-order = tudo certo
cmd-value-none-yet-a-server-makes-the = ainda nenhum; um servidor criará o ficheiro
cmd-value-none-yet-a-server-makes-it = ainda nenhum; um servidor irá criá-lo
cmd-value-compiled = compilados
cmd-value-not-compiled-yet = ainda por compilar: os bots fortes precisarão de cerca de um minuto no próximo arranque
cmd-value-no-network-no-files = sem rede nem ficheiros
cmd-value-no-network = sem rede
cmd-value-no-files = sem ficheiros
cmd-value-none-on-this-system = nenhum neste sistema
cmd-risk-a-power-cut-takes-saved-moves = um corte de luz pode fazer perder jogadas guardadas
cmd-risk-the-file-is-damaged-restore-a = o ficheiro está danificado: recupera uma cópia de segurança
cmd-risk-others-on-this-machine-can-read = outros utilizadores desta máquina podem ler as partidas
cmd-risk-whoever-runs-this-command-can-save = o utilizador que corre este comando não pode guardar nada ali
cmd-risk-locks-and-syncs-over-a-network = bloqueios e escritas através de uma rede não são de confiança: usa um disco local
cmd-risk-this-is-memory-everything-is-gone = isto é memória: tudo desaparece quando a máquina se desliga
cmd-risk-when-it-is-full-no-decision = quando estiver cheio, nenhuma jogada pode ser guardada
cmd-risk-a-crash-of-its-machine-can = uma falha da sua máquina pode perder ou danificar tudo: define fsync = on
cmd-risk-a-power-cut-can-damage-pages = um corte de luz pode danificar páginas para sempre: define full_page_writes = on
cmd-risk-saved-moves-can-be-lost-it = podem perder-se jogadas guardadas: tem de estar ligado para as nossas ligações
cmd-risk-this-server-is-a-standby-it = é um servidor de reserva: dá para ler, mas não para guardar
cmd-risk-no-standby-is-waited-for-when = os commits não esperam por nenhum servidor de reserva: se um assumir, podem perder-se as últimas jogadas guardadas. Define synchronous_standby_names
cmd-risk-made-by-a-newer-crossoff-which = feita por um crossoff mais novo, que este programa não sabe servir
cmd-risk-a-clock-was-set-back-the = um relógio foi atrasado: as horas nos históricos estão erradas
cmd-risk-the-times-in-logs-and-in = as horas nos históricos e na base de dados não batem certo: sincroniza os dois relógios por NTP
