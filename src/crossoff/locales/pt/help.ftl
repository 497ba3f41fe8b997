# O que diz --help.

## Em todo o lado
help-about = Joga e estuda dois jogos de cartas apagáveis: Silver & Gold e Tudo numa 1 carta.
help-everywhere = Tudo isto é dito na língua do teu sistema. --language XX, com qualquer comando, usa outra: { $languages }.
help-usage = Uso:
help-commands = Comandos
help-parameters = Opções
help-arguments = Argumentos
help-default = por omissão
help-required = obrigatório
help-help = Mostrar isto e terminar.
help-version = Mostrar a versão e terminar.

## Opções de vários comandos
help-game = O jogo: { $games }.
help-players = Lugares à mesa.
help-seed = A mesma semente dá os mesmos jogos.
help-option = Uma escolha que o jogo oferece, como variant=advanced; pode ser dada várias vezes.
help-deck = Jogar com as cartas deste ficheiro (TOML, ou JSON se assim se chamar).
help-json = Escrever um objeto JSON em vez de uma tabela.
help-files = Ficheiros de registos; - é a entrada padrão.
help-table = O identificador da mesa, 32 algarismos hexadecimais.
help-db = O ficheiro de uma base de dados SQLite, ou postgresql://… Por omissão, o ficheiro que crossoff serve usa.

## play
help-play = Jogar no terminal.
help-play-more =
    Sem opções escolhes no ecrã. Cada decisão fica logo guardada: um jogo
    interrompido, ou cujo terminal se perdeu, continua com --resume.

    Linha a linha, as decisões escrevem-se com as palavras do registo, sem o lugar,
    como: keep P01 G07, ou mark P01 a1 a2 a3 b3; G07 c1, ou reroll 3 4 5. Durante o
    jogo ? mostra o que podes fazer.
help-play-players = Lugares à mesa. Por omissão, tantos quantos os nomeados, ou 2.
help-play-seats = Quem se senta onde, a partir do lugar 0, separados por vírgulas: me, me:NOME ou um bot ({ $bots }). Por omissão, tu; os lugares que sobram são casual.
help-play-seed = A mesma semente dá as mesmas cartas e dados. Por omissão, outros de cada vez.
help-play-resume = Continuar o último jogo interrompido, ou o que está neste ficheiro.
help-play-record = Escrever aqui o registo quando o jogo acaba ou é interrompido.
help-play-plain = Linha a linha, como já acontece através de um pipe.

## simulate
help-simulate = Pôr bots a jogar muitos jogos; escrever os registos e um resumo.
help-simulate-more =
    Escreve os pontos médios de cada bot, com o seu intervalo a 95 %, e quantos
    jogos ganhou; de uma vitória partilhada cada vencedor tem a sua parte. Os jogos
    dependem só da semente, não do número de processos.
help-simulate-players = Lugares à mesa. Por omissão, um por cada bot nomeado.
help-simulate-bots = Os bots por lugar, separados por vírgulas: { $every }, ou um teu, como ./my_bot.py:MyBot. Uma lista mais curta do que a mesa repete-se.
help-simulate-games = Quantos jogos.
help-simulate-records = Escrever os jogos neste ficheiro, um registo por linha. Só é substituído quando todos foram jogados.
help-simulate-jobs = Quantos processos jogam.

## arena
help-arena = Pôr bots a jogar uns contra os outros e medir-lhes a força.
help-arena-more =
    Com dois lugares as formações são todos os pares dos bots nomeados. Com mais,
    são cada bot sozinho contra outro em todos os restantes lugares e, se os bots
    chegarem, todas as escolhas de tantos bots diferentes quantos os lugares. Cada
    formação joga cada distribuição em todas as ordens de mesa, com as mesmas
    cartas e dados para todos, para que a sorte se anule.

    Escreve valores na escala Elo, partes de vitórias e pontos médios, tudo com
    intervalos a 95 %, e o tempo de CPU por decisão. Fora o tempo, tudo depende só
    da semente, não de quem joga nem de quantos.
help-arena-bots = Dois ou mais bots diferentes, separados por vírgulas: { $every }, ou um teu, como ./my_bot.py:MyBot. Podem ser mais ou menos do que os lugares.
help-arena-games = Jogos de cada formação, arredondados a distribuições inteiras com todas as ordens de mesa.
help-arena-iterations = Deixar os bots que procuram ver tantas continuações por decisão.
help-arena-seconds = Deixar os bots que procuram usar este tempo por decisão. Então não há duas execuções iguais.
help-arena-jobs = Quantos processos jogam; por omissão, um por núcleo.
help-arena-cluster = Pôr um cluster a jogar em vez desta máquina: dask://HOST:PORTA ou tcp://HOST:PORTA para Dask, ray://HOST:PORTA, ray:HOST:PORTA ou ray:auto para Ray. Os seus workers precisam do mesmo crossoff.
help-arena-resume = Guardar o avanço neste ficheiro. Se já existir, continua onde ele acaba: os resultados são os de uma execução nunca interrompida. Tudo o que decide os jogos tem de ser como antes; jobs e cluster podem mudar.
help-arena-records = Escrever os jogos neste ficheiro, um registo por linha, quando todos foram jogados.
help-arena-plot = Desenhar os valores Elo neste ficheiro, como SVG.

## serve
help-serve = Servir mesas a navegadores e bots. Sem comando: o mesmo, e abrir o navegador.
help-serve-more =
    Continua até Ctrl-C ou SIGTERM. As decisões são guardadas antes de serem
    confirmadas; os jogos continuam depois de um reinício. Vários servidores podem
    partilhar um PostgreSQL.
help-serve-host = O endereço onde escutar; 0.0.0.0 para todos.
help-serve-port = A porta; 0 para qualquer uma livre.
help-serve-db = O ficheiro de uma base de dados SQLite, ou postgresql://… Por omissão, um ficheiro na tua pasta de dados.
help-serve-open = Abrir o navegador.
help-serve-origin = Outra origem cujas páginas se podem ligar, como https://example.org, quando um proxy muda o cabeçalho Host.
help-serve-trust-proxy = O endereço, ou a rede, de um proxy à frente deste servidor. Diz em X-Forwarded-For de onde vêm as pessoas, para que os limites as contem uma a uma.
help-serve-workers = Processos em que os bots pensam.
help-serve-metrics-port = Dar métricas ao Prometheus em 127.0.0.1, nesta porta.

## join
help-join = Pôr um bot teu a jogar à mesa de um servidor.
help-join-more =
    A classe tem um método, choose(view, legal), que devolve um de legal. O que são
    ambos está em docs/wire.md; examples/my_bot.py é um exemplo. Joga até ao fim do
    jogo, volta se a ligação se perder e escreve os pontos.
help-join-url = O link que convida para a mesa, ou o de um lugar que já tens.
help-join-bot = A tua classe: ./my_bot.py:MyBot ou module:Class.
help-join-name = Como se chama à mesa.

## check
help-check = Dizer de cada registo se é um jogo segundo as regras.
help-check-more =
    Um ficheiro tem um registo por linha, ou um só em várias linhas; as linhas
    vazias não contam, e um ficheiro sem registos está em ordem. Por cada mau
    registo escreve-se uma linha: o ficheiro, o número do registo, a linha dentro
    dele (0 para o que vem antes da primeira) e a razão.

    Acaba com 0 se está tudo bem, 1 se um registo é mau, 2 se um ficheiro não se
    consegue ler.

## verify
help-verify = Verificar se o acaso de cada registo foi justo.
help-verify-more =
    A semente de um registo tem de bater certo com o seu selo para esta mesa, este
    jogo e estas cartas, e cada carta e cada dado têm de ser os que a semente e o
    que cada um acrescentou dão. As decisões têm de ser as da cadeia de hashes do
    registo, e o resultado tem de estar certo. Por cada registo que falha escreve-se
    uma linha: o ficheiro, o número do registo, a linha dentro dele (0 para o que
    vem antes da primeira) e a razão. O que isto prova e o que não prova está em
    docs/fairness.md.

    Acaba com 0 se cada registo é um jogo inteiro e confirmado, 1 se algum não o é
    (ou está incompleto, ou não tem nada para verificar), 2 se um ficheiro não se
    consegue ler.
help-verify-head = Um head recebido durante o jogo (64 algarismos hexadecimais); tem de estar na cadeia. Pode repetir-se.

## show
help-show = Desenhar a mesa num ponto de um jogo registado.
help-show-more = O desenho mostra tudo o que está na mesa, em 80 colunas.
help-show-file = Um ficheiro de registos; - é a entrada padrão.
help-show-record = Que registo do ficheiro, a contar de 1.
help-show-turn = O fim desta jogada, a contar de 1 em todo o jogo; 0 é a mesa depois da preparação. Por omissão, o fim do registo.

## export
help-export = Escrever o registo de uma mesa da base de dados de um servidor.
help-export-more =
    É uma linha de JSON. O servidor pode entretanto continuar. Enquanto o jogo
    dura, o registo tem o que quem assiste pôde ver: nenhuma carta dada em segredo,
    nenhuma decisão que outros ainda não devam saber, nenhuma semente. Os segredos
    das pessoas nunca são escritos.
help-export-events = Escrever o que aconteceu, um objeto JSON por linha.

## erase
help-erase = Apagar para sempre uma mesa da base de dados de um servidor.
help-erase-more =
    Desaparecem o jogo, os nomes e contributos de quem lá esteve, e os segredos.

    Num ficheiro SQLite os bytes são substituídos; um servidor que o use tem de ser
    parado antes. O PostgreSQL reescreve as suas tabelas, e os servidores esperam.
    Cópias de segurança, históricos arquivados da base de dados e registos que
    pessoas descarregaram não são alcançados.
help-erase-yes = Não perguntar se é mesmo isso.

## doctor
help-doctor = Dizer o que um servidor com esta base de dados pode prometer, e o que não pode.
help-doctor-more =
    Nada é mudado, e um servidor pode estar a correr.

    Acaba com 0 se nada está em risco, 1 se algo está, 2 se a base de dados não se
    consegue consultar.

## bench
help-bench = Medir a velocidade dos jogos nesta máquina.
help-bench-more =
    Os jogos são para dois, Tudo numa 1 carta na variante básica.

    random: jogos dentro do motor; bare step: uma chamada ao motor por decisão, a
    partir de Python; typed: através de posições, como joga um bot em Python;
    batched: muitos jogos ao mesmo tempo, com tudo o que se mostra a um programa
    que aprende; plain: jogos ao acaso sem compilar. Tudo em tempo de CPU de um
    núcleo. Um primeiro jogo e --help são processos inteiros, em segundos de
    relógio.
help-bench-seconds = Tempo de CPU para cada velocidade medida.
