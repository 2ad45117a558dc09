# The board of a page, and the answers.

board-label = Board
log-line = { $text } { board-place }
board-place = Column { $x }, row { $y }
board-row = Row { $y }
board-cell = { board-place }: { $what }
board-fits = { $ways ->
    [one] the tile in hand fits in one way
   *[other] the tile in hand fits in { $ways } ways
}
board-points-won = +{ $points }
board-points-lost = −{ $points }
board-close = Close
board-tools = View of the board
board-fit = Show the whole board
board-fit-title = Show the whole board (F)
board-last = Show the last move
board-last-title = Show the last move (L)
board-nearer = Nearer
board-nearer-title = Nearer (+)
board-farther = Farther
board-farther-title = Farther (−)
board-overlays = Outlines: { $what }
board-overlays-title = Outline features (O)
board-overlays-none = { galore-sum-none }
board-overlays-owned = owned
board-overlays-fields = fields
board-overlays-open = open
board-inspect = Ask what lies on a cell
board-inspect-title = Ask what lies on a cell (I, or Alt and the mouse)
board-keys = Keys
board-keys-title = Keys (?)
board-odds-kind = { $name } × { $left }

keys-note = Keys work while the board or the answers have the focus. Escape leaves the cells of the board; then the arrows move the view.
# $name: of a player.
deed-show = Show what { $name } has done
key-arrows = go from cell to cell; without an active cell move the view
key-enter = choose, and once more to confirm
key-digits = choose an answer from the list
key-nobody = place nothing (on the tile just laid), else show the whole board
key-piece = the next piece, if there are several
key-turn = turn the tile right or left, wherever it fits
key-escape = choose nothing
key-undo = take back
key-hint = ask for a hint
key-inspect = ask what lies on the cell
key-overlays = outline what somebody owns, then fields, then what can still grow, then nothing
key-fit = show the whole board
key-last = show the last move
key-zoom = nearer or farther
key-pan = move the view
key-keys = show this list

ask-paused = The game is paused.
ask-resume = Go on
ask-thinking = Thinking: { $names } …
ask-waiting = Next to decide: { $names } …
ask-watching = You are watching. Next to decide: { $names } …
ask-draft = Decided so far in this turn
ask-hand = Tile in hand: { $name }, turned by { $degrees } degrees: { $shows }. Turn it
ask-turned = Turned by { $degrees } degrees: { $shows }.
ask-turn-left = Turn left
ask-turn-left-title = Turn left (E)
ask-turn-right = Turn right
ask-turn-right-title = Turn right (R)
ask-pieces = Pieces
# $name: of a piece; $left: its number in the supply.
ask-piece = { $left ->
        [1] { $name }, 1 left
       *[other] { $name }, { $left } left
    }
ask-advice = Point at an outlined cell to see what the tile would bring there.
ask-advice-answer = Point at an answer to see what it would bring about.
ask-advice-row = Point at a tile of the row to see what it would bring.
ask-final = This reveals something hidden: it can be taken back only if everybody agrees.
ask-undo = Undo
ask-undo-title = Take back (U)
ask-hint = Hint
ask-hint-title = Ask for a hint (H)
ask-confirm = Confirm
ask-confirm-title = Confirm what is chosen (Enter on the board)
