# O que diz --help.

## Em todo o lado
help-about = Joga e estuda dois jogos de cartas apagáveis publicados pela NSV: Silver & Gold, de Phil Walker-Harding, e Tudo numa 1 carta, de Steffen Benndorf. Um projeto de fãs não oficial.
help-everywhere = Na língua do teu sistema; --language XX, com qualquer comando, escolhe outra: { $languages }.
help-usage = Utilização:
help-parameters = Opções
help-group-play = Jogar
help-group-bots = Bots
help-group-records = Registos
help-group-hosting = Alojar
help-group-shell = A tua shell
help-example = Exemplo:
help-arguments = Argumentos
help-default = predefinição
help-required = obrigatório
help-help = Mostrar esta ajuda e sair.
help-version = Mostrar a versão e sair.

## Opções de vários comandos
help-game = O jogo: { $games }.
help-players = Número de jogadores.
help-seed = A mesma semente dá as mesmas partidas.
help-option = Uma opção do jogo, como variant=advanced; pode repetir-se.
help-deck = Jogar com as cartas deste ficheiro (TOML, ou JSON se acabar em .json).
help-json = Escrever um objeto JSON em vez de uma tabela.
help-files = Ficheiros de registos; - é a entrada padrão.
help-table = O identificador da mesa, 32 algarismos hexadecimais.
help-db = Um ficheiro SQLite, ou postgresql://… Por predefinição, o ficheiro que crossoff serve usa.

## play
help-play = Jogar uma partida no terminal.
help-play-more =
    Sem opções, escolhes no ecrã. Cada jogada fica logo guardada: se deixares a
    partida, ou se o terminal se fechar, --resume retoma-a.

    Em modo de texto, as jogadas escrevem-se com a notação do registo, sem o lugar:
    keep P01 G07, ou mark P01 a1 a2 a3 b3; G07 c1, ou reroll 3 4 5. Durante a
    partida, ? mostra o que podes fazer.
help-play-players = Número de jogadores. Por predefinição, tantos quantos os nomeados, ou 2.
help-play-seats = Quem se senta onde, a partir do lugar 0, separados por vírgulas: me, me:NOME, um bot ({ $bots }) ou o teu, FICHEIRO.py:CLASSE. Por predefinição, tu; nos outros lugares, bots casual.
help-play-seed = A mesma semente dá as mesmas cartas e dados. Por predefinição, ao acaso.
help-play-resume = Retomar a última partida, ou a que está neste ficheiro.
help-play-record = Escrever o registo neste ficheiro quando a partida acabar ou for interrompida.
help-play-plain = Texto simples, linha a linha (predefinição num pipe). Num pipe, a partida não é guardada; --record conserva-a.

## daily
help-daily = Jogar a partida do dia: igual para todos nessa data.
help-daily-more =
    Jogas contra um bot. No fim vês o par, ou seja, a pontuação do bot mais forte
    com estas cartas no teu lugar, quantos dias seguidos levas e um texto para
    partilhar. Uma partida por acabar é retomada, e conta o teu primeiro resultado.
help-daily-date = A partida desta data. Predefinição: hoje.
help-daily-again = Jogá-la outra vez, para praticar.
help-daily-plain = Texto simples, linha a linha (predefinição num pipe).

## simulate
help-simulate = Pôr bots a jogar muitas partidas; escrever os registos e um resumo.
help-simulate-more =
    Escreve a pontuação média de cada bot, com o seu intervalo a 95 %, e quantas
    partidas ganhou; uma vitória partilhada divide-se pelos vencedores. As partidas
    dependem só da semente, não do número de processos.
help-simulate-players = Número de jogadores. Por predefinição, um por cada bot nomeado.
help-simulate-bots = Os bots por lugar, separados por vírgulas: { $every }, ou um teu, como ./my_bot.py:MyBot ou 'pipe:COMANDO'. Uma lista mais curta do que a mesa repete-se.
help-simulate-games = Número de partidas.
help-simulate-records = Escrever as partidas neste ficheiro, um registo por linha. Só é substituído quando todas tiverem sido jogadas.
help-simulate-jobs = Número de processos.

## arena
help-arena = Pôr bots a jogar uns contra os outros e classificá-los.
help-arena-more =
    Com dois lugares, as formações são todos os pares dos bots nomeados. Com mais,
    cada bot joga sozinho contra cópias de outro e, se os bots chegarem, juntam-se
    todas as combinações de bots diferentes. Cada formação joga cada distribuição
    em todas as ordens de mesa, com as mesmas cartas e dados, para que a sorte se
    anule.

    Escreve a classificação Elo, a percentagem de vitórias e a pontuação média,
    tudo com intervalos a 95 %, e o tempo de CPU por decisão. Fora o tempo, tudo
    depende só da semente, não de que bots jogam nem de quantos.
help-arena-bots = Dois ou mais bots diferentes, separados por vírgulas: { $every }, ou um teu, como ./my_bot.py:MyBot ou 'pipe:COMANDO'. Podem ser mais ou menos do que os lugares.
help-arena-task = Uma tarefa do benchmark, como SG-2-greedy-v1 (docs/benchmark.md): fixa o jogo, o número de jogadores, as opções, a semente e o adversário.
help-arena-games = Partidas por formação, arredondadas para cima a distribuições inteiras, com todas as ordens de mesa.
help-arena-iterations = Iterações por decisão para os bots que fazem pesquisa.
help-arena-seconds = Segundos por decisão para os bots que fazem pesquisa. Não haverá duas execuções iguais.
help-arena-jobs = Número de processos. Por predefinição, um por núcleo.
help-arena-cluster = Jogar num cluster em vez de nesta máquina: dask://HOST:PORTA ou tcp://HOST:PORTA para Dask; ray://HOST:PORTA, ray:HOST:PORTA ou ray:auto para Ray. Os seus workers precisam do mesmo crossoff.
help-arena-resume = Guardar o progresso neste ficheiro. Se já existir, continuar daí, com os mesmos resultados de uma execução sem interrupções. Tudo o que influencia as partidas tem de ser igual; jobs e cluster podem mudar.
help-arena-records = Escrever as partidas neste ficheiro, um registo por linha, quando todas tiverem sido jogadas.
help-arena-plot = Desenhar a classificação neste ficheiro SVG.

## serve
help-serve = Servir mesas a navegadores e bots. Sem comando: o mesmo, e abrir o navegador.
help-serve-more =
    Funciona até Ctrl+C ou SIGTERM. As jogadas são guardadas antes de serem
    confirmadas; as partidas continuam depois de um reinício. Vários servidores
    podem partilhar uma base de dados PostgreSQL.
help-serve-host = O endereço onde escutar; 0.0.0.0 para todos.
help-serve-port = A porta; 0 para qualquer uma livre.
help-serve-db = Um ficheiro SQLite, ou postgresql://… Por predefinição, um ficheiro na tua pasta de dados.
help-serve-open = Abrir o navegador.
help-serve-origin = Outra origem cujas páginas se podem ligar, como https://example.org, quando um proxy muda o cabeçalho Host.
help-serve-trust-proxy = O endereço ou a rede de um proxy à frente deste servidor. O seu cabeçalho X-Forwarded-For distingue os jogadores, para que os limites se apliquem a cada um.
help-serve-workers = Número de processos para os bots.
help-serve-metrics-port = Disponibilizar métricas do Prometheus em 127.0.0.1, nesta porta.

## join
help-join = Pôr um bot teu a jogar à mesa de um servidor.
help-join-more =
    A classe tem um método: choose(view, legal), que devolve um de legal, ou
    act(observation, mask), que devolve o número de uma ação. Ambos estão descritos
    em docs/first-bot.md. O bot joga até ao fim da partida, volta a ligar-se se a
    ligação se perder e escreve a pontuação.
help-join-url = Um link de convite, ou o de um lugar que já tens.
help-join-bot = A tua classe: ./my_bot.py:MyBot ou module:Class.
help-join-name = O nome do bot à mesa.

## check
help-check = Verificar se as partidas registadas seguem as regras.
help-check-more =
    Um ficheiro tem um registo por linha, ou um só em várias linhas. As linhas
    vazias são ignoradas, e um ficheiro sem registos é válido. Por cada registo
    inválido escreve-se uma linha: o ficheiro, o número do registo, a linha dentro
    dele (0 para o que vem antes da primeira) e a razão.

    Código de saída 0 se todos os registos forem válidos, 1 se algum for inválido,
    2 se um ficheiro não puder ser lido.

## verify
help-verify = Verificar se houve jogo limpo nas partidas registadas.
help-verify-more =
    A semente de um registo tem de corresponder à sua impressão digital para esta
    mesa, este jogo e estas cartas, e cada carta e cada dado têm de ser os que a
    semente e os nonces dos jogadores dão. As decisões têm de corresponder à cadeia
    de hashes do registo, e o resultado tem de estar certo. Por cada registo que
    falha escreve-se uma linha: o ficheiro, o número do registo, a linha dentro dele
    (0 para o que vem antes da primeira) e a razão. docs/fairness.md explica o que
    isto prova e o que não prova.

    Código de saída 0 se cada registo for uma partida inteira e confirmada, 1 se
    algum não o for (ou estiver incompleto, ou não tiver nada para verificar), 2 se
    um ficheiro não puder ser lido.
help-verify-head = Um head recebido durante a partida (64 algarismos hexadecimais); tem de estar na cadeia. Pode repetir-se.

## dataset
help-dataset = Escrever as decisões de partidas registadas como matrizes, para aprender com elas.
help-dataset-more =
    O ficheiro é um arquivo NumPy (.npz) com uma linha por decisão: observação,
    máscara das ações permitidas, ação, recompensa até à decisão seguinte do lugar
    e soma das recompensas até ao fim da partida. docs/environments.md descreve as
    matrizes. Todos os registos têm de ser do mesmo jogo e com o mesmo número de
    jogadores.
help-dataset-out = O ficheiro a escrever.
help-dataset-minari = Escrever antes um conjunto de dados do Minari com este nome, como crossoff/sg-expert-v0; requer crossoff[rl,learn].
help-dataset-flat = Um vetor por observação, com os dados das cartas.
help-dataset-reward = O que um lugar recebe: os pontos assim que são marcados; ou, no fim, a sua pontuação, a sua parte da vitória ou a sua vantagem.
help-dataset-bot = Só as decisões deste bot.

## games
help-games = Listar as partidas terminadas que jogaste no terminal.
help-games-more =
    Primeiro a mais recente, com o número de cada partida. As que foram jogadas num
    pipe não aparecem.

## review
help-review = Analisar partidas terminadas: sorte, perdas e as decisões que mais custaram.
help-review-more =
    A partir de cada decisão e das suas alternativas, o treinador joga muitas vezes
    até ao fim, e mostra para cada lugar as hipóteses de ganhar, quanto foi sorte, o
    que custaram as decisões e porquê. Cada decisão é avaliada pelo que se podia
    saber nesse lugar. docs/coach.md explica os números.

    Código de saída 0 se todas as partidas forem analisadas, 1 se alguma não tiver
    acabado ou não for válida (nesse caso não se escreve nenhuma página), 2 se um
    ficheiro não puder ser lido.
help-review-files = Ficheiros de registos; - é a entrada padrão, um número é uma partida de crossoff games.
help-review-record = Só este registo de cada ficheiro, a contar de 1. Por predefinição, todos.
help-review-seat = Só as decisões deste lugar, a contar de 0. Por predefinição, todos os lugares.
help-review-depth = Profundidade da análise: { $depths }.
help-review-seed = A mesma semente dá a mesma análise.
help-review-jobs = Número de processos.
help-review-json = Escrever um objeto JSON por partida (crossoff-review/1).
help-review-html = Escrever neste ficheiro uma página com todas as análises, para ler num navegador ou enviar a um amigo.

## show
help-show = Desenhar a mesa em qualquer ponto de uma partida registada.
help-show-more = Mostra tudo o que está na mesa, em 80 colunas.
help-show-file = Um ficheiro de registos; - é a entrada padrão.
help-show-record = Que registo do ficheiro, a contar de 1.
help-show-turn = O fim desta jogada, a contar de 1 em toda a partida; 0 é a mesa depois da preparação. Por predefinição, o fim do registo.

## export
help-export = Escrever o registo de uma mesa da base de dados de um servidor.
help-export-more =
    Escreve uma linha de JSON; o servidor pode continuar a funcionar. Enquanto a
    partida dura, o registo só tem o que um espectador viu: nenhuma carta dada em
    segredo, nenhuma jogada que outros ainda não devam conhecer, nenhuma semente. Os
    segredos dos jogadores nunca são escritos.
help-export-events = Escrever os eventos, um objeto JSON por linha.

## erase
help-erase = Apagar para sempre uma mesa da base de dados de um servidor.
help-erase-more =
    Apaga a partida, os seus segredos, e os nomes e nonces dos jogadores.

    Num ficheiro SQLite os bytes são substituídos; desliga antes qualquer servidor
    que o use. O PostgreSQL reescreve as suas tabelas, e os servidores esperam.
    Cópias de segurança, históricos arquivados da base de dados e registos
    descarregados não são afetados.
help-erase-yes = Não pedir confirmação.

## doctor
help-doctor = Verificar o que um servidor com esta base de dados pode prometer, e o que está em risco.
help-doctor-more =
    Não muda nada; um servidor pode estar a funcionar.

    Código de saída 0 se nada estiver em risco, 1 se algo estiver, 2 se a base de
    dados não puder ser examinada.

## bench
help-bench = Medir a velocidade dos jogos nesta máquina.
help-bench-more =
    Os jogos são para dois, com o primeiro valor de cada opção.

    random: partidas dentro do motor; bare step: uma chamada ao motor por decisão,
    a partir de Python; typed: através de posições, como joga um bot em Python;
    batched: muitas partidas ao mesmo tempo, com todas as observações; plain:
    partidas ao acaso sem compilar. Tudo em tempo de CPU de um núcleo. Uma primeira
    partida e --help são processos inteiros, em segundos de relógio.
help-bench-seconds = Tempo de CPU para cada medição.

## completion
help-completion = Escrever um script que completa comandos, opções, jogos e bots com Tab.
help-completion-more =
    Para o ativar, guarda o script onde a tua shell o procura, como nos exemplos, e
    abre uma nova shell.
help-completion-shell = A tua shell: { $shells }.
