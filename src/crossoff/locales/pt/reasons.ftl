# Porque é que algo é recusado ou não é possível.

## Ficheiros
why-cannot-write = não é possível escrever em { $file }: { $reason }
why-cannot-read = não é possível ler { $file }: { $reason }
why-no-file = não existe o ficheiro { $file }
why-line = linha { $line }
why-nested = demasiados níveis de aninhamento

## Jogos, bots, opções
why-unknown-game = jogo desconhecido { $game }; { $hint }
why-did-you-mean = querias dizer { $name }?
why-available = disponíveis: { $names }
why-players = { $title } é para { $least } a { $most } jogadores, não para { $players }
why-unknown-option = opção desconhecida { $option }; { $title } tem { $known }
why-no-options = nenhuma opção
why-option-values = a opção { $option } é { $known }, não { $got }
why-unknown-bot = bot desconhecido { $bot }; { $hint }
why-unknown-task = tarefa desconhecida { $task }; { $hint }
why-game-lacks-bot = { $title } não tem o bot { $bot }; tem { $bots }
why-not-compiled = { $title } não tem um bot compilado { $bot } para muitas partidas ao mesmo tempo; tem { $bots }
why-learned-players = o bot treinado de { $title } só joga a dois
why-no-observing = { $title } não tem observações para agentes de aprendizagem por reforço
why-data-unfinished = o registo { $number } não tem resultado: a partida não foi jogada até ao fim
why-data-mixed = registos de jogos, números de jogadores ou baralhos diferentes não cabem num só ficheiro
why-data-empty = não há decisões para escrever
why-no-deck = não há cartas: este jogo não tem baralho
why-budget = o limite { $option } tem de ser maior do que 0, não { $got }
why-package = para isto falta o pacote { $package }: pip install 'crossoff[{ $extra }]'

## Um bot teu e um lugar para ele
why-bot-name = bot { $bot }: espera-se FICHEIRO.py:CLASSE ou MÓDULO:CLASSE
why-bot-import = bot { $bot }: { $reason }
why-bot-class = bot { $bot }: { $place } não tem uma classe { $wanted } com um método choose, act ou act_batch
why-bot-choice = { $bot } devia devolver uma das { $count } opções, não { $got }
why-bot-action = { $bot } devia devolver o número de uma das { $count } ações permitidas, não { $got }
why-bot-actions = act_batch de { $bot } devia devolver { $count } números de ação, um por partida, não { $got }
why-bot-raised = { $bot } falhou: { $reason }
why-bot-program = bot { $bot }: não existe o programa { $program }
why-bot-silent = { $bot } não respondeu em { $seconds } s
why-bot-ended = { $bot } terminou com o estado { $status } em vez de responder
why-bot-answer = { $bot } devia responder com uma linha, um objeto JSON com o id { $id }, não { $got }
why-join-link = é preciso um link que comece por http:// ou https:// e acabe em #j/MESA/CONVITE ou #t/MESA/TOKEN
why-join-no-seat = sem lugar: { $reason }
why-join-no-table = sem acesso à mesa: { $reason }
why-join-unreached = não há ligação à mesa: { $reason }
why-join-refused = { $do } foi recusado: { $reason }

## Cartas
why-deck-missing = falta
why-deck-unknown-key = chave desconhecida { $got }; esperado: { $known }
why-deck-unknown-color = cor desconhecida { $got }; esperado: { $known }
why-deck-not-a-name = { $got } não é um nome de 1 a 12 letras, algarismos, '_' ou '-'
why-deck-not-a-color = { $got } não é um nome simples de 1 a 12 letras a-z
why-deck-twice = { $got } aparece duas vezes
why-deck-key-twice = a chave { $key } aparece duas vezes
why-deck-expected-list = esperado: uma lista; encontrado: { $got }
why-deck-expected-table = esperado: uma tabela; encontrado: { $got }
why-deck-expected-text = esperado: um texto; encontrado: { $got }
why-deck-expected-integer = esperado: um número inteiro de { $low } a { $high }; encontrado: { $got }
why-deck-length = tem de haver de { $low } a { $high }; há { $got }
why-deck-exactly = tem de haver exatamente { $count }; há { $got }
why-deck-list = uma lista
why-deck-table = uma tabela
why-deck-huge = um número enorme
why-deck-form = não é { $form }: { $reason }
why-deck-not-utf-8 = não é UTF-8
why-deck-not-a-file = uma pasta ou um dispositivo, não um ficheiro
why-deck-large = maior do que { $size } KiB
why-deck-long-line = { $length } caracteres; uma linha pode ter { $most }
why-deck-unread = não é possível ler: { $reason }

## Registos
why-not-a-record = não é um registo: { $reason }
why-record-missing = falta { $field }
why-record-large = mais longo do que { $size } MiB
why-not-a-review = não é uma análise: { $reason }
why-review-unfinished = a partida não acabou; só se podem analisar partidas terminadas
why-unknown-depth = profundidade desconhecida { $depth }; { $hint }
why-no-coach = não é possível analisar { $title }: seria preciso adivinhar o que está oculto
why-no-seat = esperado: um lugar de 0 a { $last }; encontrado: { $seat }
why-format = esperado: o formato { $format }; encontrado: { $got }
why-older-rules = feito pela versão { $version } das regras, anterior à primeira versão publicada; não é possível continuar
why-unknown-deck = cartas desconhecidas { $got }; esperado: { $standard } ou um objeto com cartas
why-expected = esperado: { $what }; encontrado: { $got }
why-head = '{ $head } …'
why-line-of-seat = uma linha do lugar { $seat }
why-no-line = mais nenhuma linha, porque a partida acabou
why-seat = lugar
why-count = esperado: { $count } × { $what }; encontrado: { $got }
why-count-different = esperado: { $count } × { $what }, sem repetir; encontrado: { $got }
why-unfinished = a decisão devia continuar depois de { $got }
why-whole-already = esperado: mais nada depois da decisão inteira; encontrado: { $got }
why-not-asked = esperado: { $what }; encontrado: { $got } do lugar { $seat }
why-not-allowed = as regras não permitem { $got } aqui
why-not-drawn = { $got } não pode sair aqui
why-hidden = { $got } esconde o que não estava à vista durante a partida; o registo inteiro fica disponível quando ela acabar
why-early-result = esperado: { $what }; mas o registo acaba com um resultado
why-no-result = a partida acabou, mas o registo não tem resultado
why-result = esperado: { $key } { $right }; encontrado: { $got }

## Registos: o acaso foi justo?
why-fair-none = não tem informação sobre o sorteio: não há nada para verificar
why-fair-data = não é informação sobre o sorteio: { $reason }
why-fair-scheme = esperado: um dos métodos { $scheme }; encontrado: { $got }
why-fair-secret = seed ou salt não foi publicado: não há nada para verificar antes do fim da partida
why-fair-empty = o registo está vazio: não há nada para verificar
why-fair-unfinished = confirmado até esta linha; a partida não acabou
why-fair-digits = esperado: { $key } com 64 algarismos hexadecimais em minúsculas; encontrado: { $got }
why-fair-nonce = esperado: nonces com até 64 algarismos hexadecimais em minúsculas; encontrado: { $got }
why-fair-nonces = esperado: { $count } nonces, um por lugar; encontrado: { $got }
why-fair-start = esperado: um lugar inicial de 0 a { $last }; encontrado: { $got }
why-fair-commitment = seed e salt não correspondem à impressão digital { $got }
why-fair-line = esperado, segundo seed e nonces: { $right }; encontrado: { $got }
why-fair-head = as decisões não correspondem ao head { $got }; o delas é { $right }
why-fair-kept-head = nenhuma linha deste registo tem o head { $got }: uma decisão foi alterada, ou é outra partida
why-fair-date = esperado: uma data como 2026-11-18; encontrado: { $got }
why-fair-daily = esta não é a partida de { $date }
why-fair-no-chain = { $scheme } não encadeia as decisões: não há head para comparar

## A arena
why-arena-twice = o bot { $bot } aparece duas vezes; a própria arena repete os bots
why-arena-two-bots = uma arena precisa de pelo menos dois bots diferentes
why-arena-games = o número de partidas tem de ser pelo menos 1, não { $got }
why-arena-jobs = o número de processos tem de ser pelo menos 1, não { $got }
why-arena-seconds = o limite seconds tem de ser um número, não { $got }
why-arena-large = semente e iterações têm de ser menores do que 2 ** 63
why-arena-many = { $games } partidas por formação são demasiadas
why-arena-code = o código do crossoff não é o mesmo onde as partidas vão ser jogadas
why-arena-died = um processo que jogava morreu: { $reason }
why-arena-failed = o cluster falhou: { $reason }
why-arena-worker = no worker { $worker }: { $reason }
why-arena-address = um cluster escreve-se dask://HOST:PORTA (ou tcp://HOST:PORTA), ray://HOST:PORTA, ray:HOST:PORTA ou ray:auto, não { $got }
why-arena-package = para este tipo de cluster falta o pacote { $package }: pip install 'crossoff[{ $extra }]'
why-arena-no-workers = o cluster Dask em { $place } não tem workers
why-arena-no-cpus = o cluster Ray em { $place } não tem CPU
why-arena-no-answer = nenhum cluster responde em { $place }: { $reason }
why-arena-no-answer-token = nenhum cluster responde em { $place }: { $reason }; se pedir um token, é preciso definir RAY_AUTH_MODE e RAY_AUTH_TOKEN
why-arena-waited = { $seconds } s de espera
why-arena-not-a-file = { $file } não é um ficheiro
why-arena-taken = { $file } está a ser usado por outra execução
why-arena-not-progress = { $file } não é o ficheiro de progresso de uma execução ({ $format })
why-arena-other-code = { $file } foi começado com outro código do crossoff
why-arena-other-deck = { $file } é de uma execução com outras cartas
why-arena-other-run = { $file } é de outra execução; { $setting }: lá { $there }, aqui { $here }
why-arena-none = nada
why-arena-damaged = { $file } está danificado na linha { $line }

## Bases de dados
why-db-scheme = uma base de dados é postgresql://... ou o caminho de um ficheiro, não { $scheme }://
why-db-package = para PostgreSQL falta o pacote { $package }: pip install 'crossoff[{ $extra }]'
why-db-address = isto não é o endereço de uma base de dados PostgreSQL ({ $example })
why-db-taken = { $file } está a ser usado por outro servidor (processo { $process }): desliga-o primeiro, ou usa PostgreSQL para teres vários
why-db-unknown = desconhecido
why-db-postgres = não é possível usar a base de dados PostgreSQL: { $reason }
why-db-cannot-use = não é possível usar { $file }: { $reason }
why-db-old-sqlite = SQLite { $version } é demasiado antigo e pode perder o que foi guardado: instala um apsw que traga SQLite { $oldest } ou mais novo
why-db-no-wal = o sistema de ficheiros onde está não permite uma base de dados em modo WAL
why-db-no-file = não existe o ficheiro de base de dados { $file }
why-db-not-sqlite = { $file } não é uma base de dados SQLite
why-db-foreign = { $file } pertence a outro programa
why-db-foreign-inside = esta base de dados SQLite pertence a outro programa
why-db-empty = esta base de dados ainda não tem mesas
why-db-newer = feita por um crossoff mais novo (o esquema é { $version }, este programa conhece até { $newest }). Usa o programa mais novo, ou outra base de dados.
why-db-older = feita por um crossoff mais antigo (esquema { $version }, esperado { $newest }): arranca uma vez um servidor com ela, e fica atualizada
why-db-full = o disco está cheio
why-db-gone = o ficheiro da base de dados foi removido ou substituído: { $file }
why-db-unsettled = perdeu-se a ligação à base de dados ao guardar; ainda não se sabe se ficou guardado: { $reason }
why-db-not-now = agora não é possível usar a base de dados: { $reason }
why-db-file-not-now = agora não é possível escrever no ficheiro da base de dados: { $reason }
why-db-damaged = a base de dados está danificada: { $reason }
why-db-file-failed = o ficheiro da base de dados falhou: { $reason }
why-db-writer = a escrita falhou: { $reason }
why-db-log = o histórico da mesa { $table } foi alterado ou danificado no evento { $seq }
why-db-old-bytes = a mesa está apagada, mas os seus bytes antigos podem ainda estar nos ficheiros do PostgreSQL ({ $reason }): executa VACUUM FULL event, game
