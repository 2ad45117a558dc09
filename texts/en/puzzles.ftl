### Positions to solve.

puzzle-aim-points = Bring the team as many points as possible this turn.
puzzle-aim-ghosts = Leave as few ghosts on the board as possible this turn.
puzzle-aim-lead = Get as far ahead in points as possible this turn.
puzzle-aim-standing = Get as far ahead as possible, as if the game ended after this turn: fields and everything unfinished count too.
puzzle-aim-sheet = Bring your sheet to as many points as possible with the tile of this round.
puzzle-aim-hidden = Bring your sheet to as many points as possible with the tile of this round and your hidden one, laid at its best.
puzzle-aim-win = Win with this tile and the next one.
# $tile: its name.
puzzle-announced = The next tile: { $tile }

# $n is the number of points or ghosts, $ahead -1, 0 or 1.
puzzle-worth-points = { $ahead ->
   *[other] the team has { $n } { $n ->
        [one] point
       *[other] points
    }
}
puzzle-worth-ghosts = { $ahead ->
   *[other] { $n } { $n ->
        [one] ghost stays
       *[other] ghosts stay
    } on the board
}
puzzle-worth-lead = { $ahead ->
    [1] { $n } { $n ->
        [one] point
       *[other] points
    } ahead
    [0] level in points
   *[other] { $n } { $n ->
        [one] point
       *[other] points
    } behind
}
puzzle-worth-standing = { $ahead ->
    [1] { $n } { $n ->
        [one] point
       *[other] points
    } ahead at the end
    [0] level at the end
   *[other] { $n } { $n ->
        [one] point
       *[other] points
    } behind at the end
}
puzzle-worth-sheet = { $ahead ->
   *[other] your sheet comes to { $n } { $n ->
        [one] point
       *[other] points
    }
}
puzzle-worth-hidden = { $ahead ->
   *[other] your sheet comes to { $n } { $n ->
        [one] point
       *[other] points
    } with the hidden tile
}
puzzle-worth-win = { $ahead ->
   *[other] { $n ->
       *[other] the game is won
    }
}
puzzle-worth-lost = the game is lost
puzzle-right = Right! After this turn: { $brings }. No other turn does better.
puzzle-wrong = Not yet. After this turn: { $brings }. Possible is: { $could }.
puzzle-won = Right! The game is won.
puzzle-unwon = Not yet: the game is not won, and it can be.

puzzle-fault-aim = A position of this game needs an aim in its header, a comment: { $aims }.
puzzle-fault-nobody = Nobody has to decide here, or not the only person: name one person and leave the other seats open in the header, as in `# seated: person, open`, and end the record where that person is asked, in a game with one seat at the beginning of a turn.
puzzle-fault-large = There are too many ways to play on: choose a smaller position, or a later one.
puzzle-fault-alone = Whoever plays alone has the next turn, too: the aim of such a position is `win`.
puzzle-fault-together = Whoever is to win in two turns has both of them: this aim is for a game with one seat.
puzzle-fault-lost = Every turn loses the game here: choose an earlier position.
puzzle-fault-same = All turns come to the same here: choose another aim or position.
puzzle-fault-several = Several turns that differ are equally good: choose another aim or position.

puzzles-title = Positions to solve
puzzles-nowhere = There is no such position any more. These are all there are:
puzzles-line = A turn each, or two, and one answer that is better than all others. The dots say how hard it is; solved ones are marked in this browser.
puzzles-count = { $n } of { $of } solved
puzzle-number = Position { $n }.
puzzle-solved = solved
puzzle-difficulty = difficulty { $n } of { $of }
puzzle-back = All positions
puzzle-again = Try again
puzzle-next = Next position
puzzle-show = Show the best answer
puzzle-best = This is the best answer.
# In the terminal, after the verdict.
puzzle-then = `again` begins anew, `show` tells the best answer, Enter leaves.
puzzles-none = There is no position { $id }. `fogbound puzzles` lists all of them.
puzzle-brought = What this turn brings

# Of `fogbound puzzles check`: the points or ghosts of the best turn, and by how much it is the best.
puzzles-fine = { $name }: one best answer. Worth { $worth }, better than all others by { $margin }. The level `easy` misses it { $missed } of { $of } times.
# The comment belongs into the header of the file.
puzzles-unnoted = { $name }: its header does not say so yet. Add the comment `{ $comment }`.
puzzles-found = { $games ->
    [one] { $games } game: { $n } positions to solve in { $path }
   *[other] { $games } games: { $n } positions to solve in { $path }
}
puzzles-all = everything, as they lose
puzzles-fault = { $name }, line { $line }: { $problem }
