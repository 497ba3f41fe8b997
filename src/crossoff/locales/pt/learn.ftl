# As palavras à volta de uma lição; o que diz o guia está nos ficheiros dos jogos.

learn-coach = Tutorial
learn-back = Voltar
learn-leave = Sair
learn-show = Mostra-me
learn-again = Recomeçar
learn-ready = Vamos?
learn-next = Continuar
learn-done = Já sabes jogar
learn-play = Jogar contra um bot fácil
