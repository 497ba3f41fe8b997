# Porque é que cartas ou um registo deste jogo são recusados.

## Cartas
oc-why-few-cards = { $players } jogadores precisam de { $needed } cartas, só há { $got }
oc-why-row-sum = as linhas somam { $sum } espaços; uma carta tem { $boxes }
oc-why-no-row = a carta não tem uma linha { $color } para o sol
oc-why-sun-twice = a linha { $color } já tem o seu sol

## Registos
oc-why-dice = esperado: { $count } dados; encontrado: { $got }
oc-why-die-moved = o dado { $die } devia continuar { $color }; encontrado: { $got }

## O que era esperado num registo
oc-why-decision = use, pass ou reroll
oc-why-card = carta
oc-why-card-dealt = carta recebida
oc-why-card-supplied = carta das que estão à escolha
oc-why-card-own = carta deste lugar
oc-why-die = dado
oc-why-color = cor
