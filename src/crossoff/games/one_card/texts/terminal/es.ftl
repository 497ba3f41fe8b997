oc-tui-sign-box = una casilla libre
oc-tui-sign-would = lo que marcaría esta tirada
oc-tui-sign-sun = una fila con sol
oc-tui-again = volver a tirar
