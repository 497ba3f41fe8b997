# The words round a lesson; what the coach says is in the games' own files.

learn-coach = Coach
learn-back = Back
learn-leave = Leave
learn-show = Show me
learn-again = Start over
# Stands in the decision bar where something is only to be read
learn-ready = Ready?
learn-next = Continue
learn-done = Now you know how to play
learn-play = Play against an easy bot
