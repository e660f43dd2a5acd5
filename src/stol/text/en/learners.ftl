# Errors that programs of learners get, in English only. $value is code, all others are written numbers and names.

learner-over = the game is over: reset() begins another
learner-number = an action is a number, not { $value }
learner-action = there is no action { $action }: actions are 0 to { $last }
# $problem is the move and why it is not legal.
learner-illegal = action { $action }, { $problem }
learner-silent = there is no action of { $agent }: every agent acts, if only to pass ({ $passing })
learner-has-to-move = { $agent } is to move and can't pass
learner-has-to-pass = { $agent } is not to move: it passes ({ $passing }), and can't choose { $value }
# $actions is a list of numbers.
learner-lane = lane { $lane }: action { $action } is not legal for seat { $seat }; legal are { $actions }
learner-lane-many = lane { $lane }: action { $action } is not legal for seat { $seat }; legal are { $actions }, … (see mask)
# A bot or a function that plays against a learner.
learner-opponent-seat = seat { $seat }, an illegal move: { $problem }
learner-opponent = an opponent, { $problem }
learner-opponent-answer = an opponent answers { $count } games with a whole number each, not with { $value }
