# A mesa no terminal.

## Os sinais nas cartas
tui-color = { $color ->
    [purple] roxo
    [orange] laranja
    [green] verde
    [gray] cinzento
   *[other] { $color }
}
tui-sign-free = um espaço livre
tui-sign-cross = uma cruz: mais um espaço
tui-sign-coin = uma moeda
tui-sign-palm = uma palmeira
tui-sign-crossed = marcado
tui-sign-possible = pode ser escolhido agora
tui-sign-chosen = escolhido, ainda por confirmar
tui-sign-sealed = decidido, e tapado até todos estarem prontos
tui-sign-box = um espaço livre
tui-sign-would = o que este lançamento marcaria
tui-sign-sun = uma linha com sol

## As palavras na barra
tui-quit = Fechar
tui-leave = Sair
tui-help = Ajuda
tui-type = Escrever

## As teclas
tui-keys = Teclas
tui-signs = Sinais
tui-key-move = ir de um para o outro
tui-key-press = escolher ou anular; Enter também confirma o que está completo
tui-key-type = escrever uma decisão com as palavras do registo
tui-key-log = tudo o que aconteceu até agora
tui-key-leave = sair da mesa; o jogo fica guardado
tui-key-quit = fechar o programa; o jogo fica guardado
tui-key-record = guardar o registo num ficheiro

## Escolher um jogo
tui-how-to-choose = Escolhe com as setas e Enter, ou com o rato
tui-person = Uma pessoa
tui-no-name = nome
tui-bad-name = Um nome tem de 1 a { $longest } caracteres visíveis.

## Escrever uma decisão
tui-typing = Escreve uma decisão, por exemplo: { $example }
tui-bad-verb = Uma decisão começa com uma destas palavras: { $verbs }. Por exemplo: { $example }
tui-bad-word = «{ $word }» não serve aqui. Por exemplo: { $example }
tui-not-allowed = As regras não permitem isso aqui. Por exemplo: { $example }

## Ficheiros
tui-save-where = Em que ficheiro guardar o registo?
tui-saved = O registo está em { $file }.
tui-exists = { $file } já existe. Escolhe outro nome.
tui-not-written = Não é possível escrever { $file }: { $reason }
tui-unsaved = Não foi possível guardar, por isso ainda não aconteceu: { $reason }
tui-save-missing = Não há nenhum jogo guardado em { $file }.
tui-save-spoilt = { $file } não é um jogo guardado, ou está danificado.
tui-save-open = O jogo em { $file } está aberto noutra janela.
tui-save-outdated = O jogo em { $file } segue regras anteriores à primeira publicação. Não se pode continuar.
