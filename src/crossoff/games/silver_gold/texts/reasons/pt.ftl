# Porque é que cartas ou um registo deste jogo são recusados.

## Cartas
sg-why-few-maps = { $players } jogadores precisam de { $needed } mapas, só há { $got }
sg-why-few-expeditions = cartas: { $count }; uma ronda revela { $needed }
sg-why-unknown-pattern = padrão desconhecido { $got }; esperado: { $known }
sg-why-pile = 'pile' é o nome do monte num registo
sg-why-single-cell = um só espaço; um padrão tem de 2 a 16
sg-why-wide-row = a linha { $row } tem { $columns } colunas e sai da grelha de { $size }
sg-why-symbol = símbolo desconhecido { $got }; esperado: um de { $known }
sg-why-nothing-drawn = não há nada desenhado
sg-why-apart = nem tudo está ligado lado a lado

## O que era esperado num registo
sg-why-map = mapa
sg-why-map-dealt = mapa recebido
sg-why-map-displayed = mapa à vista
sg-why-map-own = mapa deste lugar
sg-why-field = espaço
sg-why-pattern = padrão
sg-why-shape = { $pattern } rodado ou virado, ou só um espaço
sg-why-one-field = só um espaço
