# As palavras à volta de uma lição; o que diz o guia está nos ficheiros dos jogos.

learn-coach = O guia
learn-back = Voltar
learn-leave = Sair
learn-show = Mostra-me
learn-again = Do início
learn-ready = Vamos?
learn-next = Continuar
learn-done = Já conheces o jogo
learn-play = Jogar contra um bot fácil
