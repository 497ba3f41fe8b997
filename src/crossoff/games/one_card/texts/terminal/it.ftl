oc-tui-sign-box = una casella libera
oc-tui-sign-would = ciò che questo tiro barrerebbe
oc-tui-sign-sun = una riga con il sole
oc-tui-again = da rilanciare
