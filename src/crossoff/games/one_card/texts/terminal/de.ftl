oc-tui-sign-box = ein freies Feld
oc-tui-sign-would = was dieser Wurf ankreuzen würde
oc-tui-sign-sun = eine Reihe mit Sonne
oc-tui-again = nachwürfeln
