oc-tui-sign-box = um espaço livre
oc-tui-sign-would = o que este lançamento marcaria
oc-tui-sign-sun = uma linha com sol
oc-tui-again = relançar
