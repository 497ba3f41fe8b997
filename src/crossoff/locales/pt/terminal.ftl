# A mesa no terminal.

## Os sinais nas cartas
tui-sign-crossed = marcado
tui-sign-possible = pode ser escolhido agora
tui-sign-chosen = escolhido, ainda por confirmar

## As palavras na barra
tui-quit = Fechar
tui-leave = Sair
tui-help = Ajuda
tui-type = Escrever
tui-hint = Dica
tui-review = Análise

## As teclas
tui-keys = Teclas
tui-signs = Símbolos
tui-key-move = ir de um elemento para o seguinte
tui-key-press = escolher ou anular; Enter também confirma uma jogada completa
tui-key-type = escrever uma jogada com a notação do registo
tui-key-digits = escolher o que tem este número
tui-key-log = histórico da partida: tudo o que aconteceu até agora
tui-log = Histórico da partida
tui-key-hint = uma dica: primeiro uma pista, depois a jogada do treinador
tui-key-review = a análise da partida pelo treinador
tui-key-leave = sair da mesa; a partida fica guardada
tui-key-quit = fechar o programa; a partida fica guardada
tui-key-record = guardar o registo num ficheiro

## Escolher um jogo
tui-how-to-choose = Escolhe com as setas e Enter, ou com o rato
tui-person = Uma pessoa
tui-no-name = nome
tui-bad-name = Um nome tem de 1 a { $longest } caracteres visíveis.

## Escrever uma decisão
tui-typing = Escreve uma jogada, por exemplo: { $example }
tui-bad-verb = Uma jogada começa com uma destas palavras: { $verbs }. Por exemplo: { $example }
tui-bad-word = «{ $word }» não serve aqui. Por exemplo: { $example }
tui-not-allowed = As regras não permitem isso aqui. Por exemplo: { $example }

## Ficheiros
tui-save-where = Em que ficheiro guardar o registo?
tui-saved = Registo guardado em { $file }.
tui-exists = { $file } já existe. Escolhe outro nome.
tui-not-written = Não é possível escrever em { $file }: { $reason }
tui-unsaved = Não foi possível guardar, por isso a jogada ainda não conta: { $reason }
tui-save-missing = Não há nenhuma partida guardada em { $file }.
tui-save-spoilt = { $file } não é uma partida guardada, ou está danificado.
tui-save-open = A partida em { $file } está aberta noutra janela.
tui-save-outdated = A partida em { $file } segue regras anteriores à primeira versão publicada. Não é possível continuá-la.

tui-done = Confirmar
tui-key-back = Backspace
tui-key-arrows = Setas
tui-key-enter = Enter, Espaço
tui-more-choices = … e mais { $count }: escreve uma

## Teclas sem efeito
tui-incomplete = Esta jogada ainda não está completa: escolhe o que está entre parênteses retos.
tui-not-yet = Ainda não é a tua vez.
tui-no-hints = Só há dicas em partidas a sós contra bots, e não na partida do dia.
tui-nothing-back = Não há nada para anular.
tui-no-key = «{ $key }» não faz nada aqui. F1 mostra as teclas.
