oc-tui-sign-box = une case libre
oc-tui-sign-would = ce que ce lancer cocherait
oc-tui-sign-sun = une ligne avec un soleil
oc-tui-again = relancer
