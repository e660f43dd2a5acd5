# The points of a finished game, or of a finished round of Pixies, told step by step on the board.
#
# $name, $you: a player; $you is yes for the reader, and the name stays in the nominative.
# $points: a number of points, for plurals. Where it may be negative, the text $shown shows it, with a minus sign (−).
# $place: how the game ended for the player: alone (there are no others), won, shared, lost.
# The sentences stand in a card of 300 pixels, on phones in one as wide as the screen: 140 letters fit well.

# ---- the card, its buttons and links

# The label of the card, for screen readers.
points-panel = The points, step by step
# $number, $count: numbers.
points-step = Step { $number } of { $count }
# The label of the links to the players.
points-players = Whose points
# The label of a link to a player, or to a team, whose names are $name. $points, $shown.
points-of = { $you ->
    [yes] { $points ->
        [one] You: { $shown } point
       *[other] You: { $shown } points
      }
   *[no] { $points ->
        [one] { $name }: { $shown } point
       *[other] { $name }: { $shown } points
      }
  }
# Beside the points of a step: the sum so far. $points, $shown. 14 letters fit on a phone.
points-so-far = { $shown } so far
# Buttons, two in a row: 12 letters each fit on a phone.
points-back = Back
points-next = Next
points-result = To the result
# The link that closes the card; points-close-round where a round is told while the game goes on.
points-close = The whole table
points-close-round = Back to the table
# A notice over the table, with two buttons.
points-ended = The game is over.
points-show = See the points
# To whoever lost, below the sentence that tells who won.
ended-thanks = Thanks for the game.
# The player's best score of a game with the same options and players. $points: that score; $next: the best of all other games.
ended-best = { $points ->
    [one] Your personal best: { $points } point. Next best: { $next }.
   *[other] Your personal best: { $points } points. Next best: { $next }.
  }
# A notice over a round of several, with three buttons. $round: its number.
points-round-ended = Round { $round } is over.
# $round: the number of the next round.
points-next-round = On to round { $round }
points-rounds = Score sheet
# A button of the result page, and of the review.
points-how = How the points came about
# A button of the sheet with the points of a round.
points-on-board = Show on the board

# The last sentence about a player. $name, $you, $points, $shown, $place.
points-total = { $you ->
    [yes] { $points ->
        [one] { $place ->
            [won] You have { $shown } point in all and win.
            [shared] You have { $shown } point in all and share the win.
           *[other] You have { $shown } point in all.
          }
       *[other] { $place ->
            [won] You have { $shown } points in all and win.
            [shared] You have { $shown } points in all and share the win.
           *[other] You have { $shown } points in all.
          }
      }
   *[no] { $points ->
        [one] { $place ->
            [won] { $name } has { $shown } point in all and wins.
            [shared] { $name } has { $shown } point in all and shares the win.
           *[other] { $name } has { $shown } point in all.
          }
       *[other] { $place ->
            [won] { $name } has { $shown } points in all and wins.
            [shared] { $name } has { $shown } points in all and shares the win.
           *[other] { $name } has { $shown } points in all.
          }
      }
  }

# ---- Pixies. $card: a card, a phrase (pixies-card).

# The points of the rounds before the last. $rounds: how many, 1 or 2. $points, $shown.
points-pixies-earlier = { $rounds ->
    [one] { $points ->
        [one] The round before this one gave { $shown } point.
       *[other] The round before this one gave { $shown } points.
      }
   *[other] { $points ->
        [one] The { $rounds } rounds before this one gave { $shown } point.
       *[other] The { $rounds } rounds before this one gave { $shown } points.
      }
  }
# All messages of this group have $card, $count, $points, $each, $round, also where they don't name them.
# $card: the one that counts. $count, $each: 1, $points. $points: its value.
points-pixies-validated = { $points ->
    [one] The { $points } lies on a face-down card. So it is validated and gives its value: { $points } point.
   *[other] The { $points } lies on a face-down card. So it is validated and gives its value: { $points } points.
  }
# $count: spirals, as many as $points. $card: the first of the cards.
points-pixies-spirals = { $count ->
    [one] { $count } spiral on the face-up cards: { $points } point.
   *[other] { $count } spirals on the face-up cards: { $points } points.
  }
# $count: crosses, as many as $points, which are lost. $card: the first of the cards.
points-pixies-crosses = { $count ->
    [one] { $count } cross on the face-up cards: −{ $points } point.
   *[other] { $count } crosses on the face-up cards: −{ $points } points.
  }
# A special card. $count: how many cards it counts, 1 or more, as many as $points.
points-pixies-special = { $count ->
    [1] The { $card } finds only itself: { $points } point.
    [one] The { $card } finds { $count } card, itself included: { $points } points.
   *[other] The { $card } finds { $count } cards, itself included: { $points } points.
  }
# A card with spirals for uncovered face-down cards. $count: how many there are, 0 or more. $each: spirals for each.
points-pixies-down = { $count ->
    [0] The { $card } finds no uncovered face-down card: no points.
    [one] { $points ->
        [one] The { $card } finds { $count } of them: { $points } point.
       *[other] The { $card } finds { $count } of them: { $points } points.
      }
   *[other] The { $card } finds { $count } of them: { $points } points.
  }
# A card with a cross for each card of a colour. $count: how many there are, 0 or more, as many as $points, which are
# lost.
points-pixies-against = { $count ->
    [0] The { $card } finds none: no points are lost.
    [one] The { $card } finds { $count } of them: −{ $points } point.
   *[other] The { $card } finds { $count } of them: −{ $points } points.
  }
# With Flower Power. $count: uncovered face-down cards, 0 or more. $each: 5. $points.
points-pixies-face_down = { $count ->
    [0] No face-down card lies uncovered: no points.
    [one] { $count } face-down card lies uncovered. It gives { $points } points.
   *[other] { $count } face-down cards lie uncovered. Each gives { $each } points: { $points } points.
  }
# $count: cards of the largest zone, 0 or 2 and more. $round: 1 to 3. $each: 2 to 4. $points.
points-pixies-zone = { $count ->
    [0] No two face-up cards of one colour touch: there is no zone.
    [one] The largest zone has { $count } card. In round { $round } each card gives { $each } points: { $points } points.
   *[other] The largest zone has { $count } cards of one colour that touch. In round { $round } each gives { $each } points: { $points } points.
  }
points-pixies-validated-none = No face-up card lies on another card: nothing is validated.
points-pixies-symbols-none = The face-up cards show no spirals and no crosses.
# The sum of a round. $name, $you, $points, $shown, $round.
points-pixies-round = { $you ->
    [yes] { $points ->
        [one] You have { $shown } point in round { $round }.
       *[other] You have { $shown } points in round { $round }.
      }
   *[no] { $points ->
        [one] { $name } has { $shown } point in round { $round }.
       *[other] { $name } has { $shown } points in round { $round }.
      }
  }

# ---- Everything on 1 Card. $card: the number of a card, as text.

# A scored card. $rows: its full rows, 3 to 5. $points: their boxes, 9 to 20.
points-onecard-scored = { $rows ->
    [one] Card { $card } was scored. Its { $rows } full row gives a point for each box: { $points } points.
   *[other] Card { $card } was scored. Its { $rows } full rows give a point for each box: { $points } points.
  }
# The bonus of a scored card. $suns: 1 or 2 full rows with a sun. $points: 2 or 5.
points-onecard-suns = { $suns ->
    [1] One full row of card { $card } has a sun: { $points } points more.
   *[2] Both suns of card { $card } are in full rows: { $points } points more.
  }
# $rows: full rows, 0 to 2. $points: their boxes.
points-onecard-unfinished = { $rows ->
    [0] Card { $card } is unfinished and has no full row: no points.
    [one] Card { $card } is unfinished. Its full row still gives its boxes, without suns: { $points } points.
   *[other] Card { $card } is unfinished. Its { $rows } full rows still give their boxes, without suns: { $points } points.
  }

# ---- Clustered

# $across: yes from left to right, no from top to bottom. $points: the cards of the run, 3 or more.
points-clustered-run = { $across ->
    [yes] { $points ->
        [one] A run of { $points } card across: { $points } point.
       *[other] A run of { $points } cards across: { $points } points.
      }
   *[no] { $points ->
        [one] A run of { $points } card down: { $points } point.
       *[other] A run of { $points } cards down: { $points } points.
      }
  }
points-clustered-runs-none = There is no run of three cards or more: no points.
# $width, $height: 2 or more. $points: its cards.
points-clustered-rectangle = { $points ->
    [one] The largest rectangle is { $width } × { $height } cards: { $points } point.
   *[other] The largest rectangle is { $width } × { $height } cards: { $points } points.
  }
points-clustered-rectangle-none = There is no full rectangle of 2 × 2 cards or more: no points.
# Bonuses. $points: 2.
points-clustered-first-rectangle = { $points ->
    [one] This was the first full rectangle of 2 × 3 cards: { $points } point more.
   *[other] This was the first full rectangle of 2 × 3 cards: { $points } points more.
  }
points-clustered-first-run = { $points ->
    [one] This was the first run of five cards: { $points } point more.
   *[other] This was the first run of five cards: { $points } points more.
  }
points-clustered-largest-rectangle = { $points ->
    [one] No other rectangle is as large as this one: { $points } point more.
   *[other] No other rectangle is as large as this one: { $points } points more.
  }
points-clustered-longest-run = { $points ->
    [one] Nobody else has a run as long as this one: { $points } point more.
   *[other] Nobody else has a run as long as this one: { $points } points more.
  }

# ---- Ingenious. $name is a player, or both names of a team; then $you is no.

# A colour with its step, in a list. $colour: a letter, r g b o y p. $step: 0 to 36. $case.
points-ingenious-colour = { $colour ->
    [r] red { $step }
    [o] orange { $step }
    [y] yellow { $step }
    [g] green { $step }
    [b] blue { $step }
   *[p] purple { $step }
  }
# $name, $you. $colours: all six, a list of points-ingenious-colour.
points-ingenious-colours = { $you ->
    [yes] Your six colours from the lowest up: { $colours }.
   *[no] { $name } has these six colours, from the lowest up: { $colours }.
  }
# $name, $you. $colours: a list of colours (colour-name); $count: how many. $step: where they stand, the score.
points-ingenious-lowest = { $count ->
    [one] Only the lowest colour counts. It is { $colours }: the score is { $step }.
   *[other] Only the lowest colour counts. Here { $colours } are equally low: the score is { $step }.
  }
# $step: 18, or 36 on a double track.
points-ingenious-all = All six colours stand at { $step }. That ends the game at once.
# A helper of the next two: another player, or team, stands as low. $other, $other_you: the other one. $lowest: a step.
points-ingenious-same = { $other_you ->
    [yes] Your lowest colour stands at { $lowest } as well.
   *[no] { $other } has the lowest colour at { $lowest } as well.
  }
# A tie. $name, $you, $other, $other_you, $lowest, as above. $place: 2 to 6, the first colour from below in which they
# differ. $step, $versus: that colour of the one, and of the other.
points-ingenious-tie = { $place ->
    [2] { points-ingenious-same } The second lowest decides: { $step } against { $versus }.
    [3] { points-ingenious-same } The third lowest decides: { $step } against { $versus }.
    [4] { points-ingenious-same } The fourth lowest decides: { $step } against { $versus }.
    [5] { points-ingenious-same } The fifth lowest decides: { $step } against { $versus }.
   *[6] { points-ingenious-same } The highest colour decides: { $step } against { $versus }.
  }
# $name, $you, $other, $other_you, $lowest.
points-ingenious-even = { points-ingenious-same } All the other colours are equal, too: the place is shared.
# $name, $you, $place. $points: the score, 0 to 36.
points-ingenious-total = { $you ->
    [yes] { $place ->
        [won] Your score is { $points }, the best: you win.
        [shared] Your score is { $points }: you share the win.
       *[other] Your score is { $points }.
      }
   *[no] { $place ->
        [won] { $name }: the score is { $points }, the best of all.
        [shared] { $name }: the score is { $points }, and the win is shared.
       *[other] { $name }: the score is { $points }.
      }
  }
