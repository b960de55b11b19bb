/** What every game's table gets, live or in a replay. */
import type { Snippet } from 'svelte'
import type { Hinted, Match, MoveLine, ScoreLine, SeatLetter, Sight } from '../lib/protocol'

/** The move that ends something. */
export interface EndMove {
  move: string
  /** What the move does, as its button says it. */
  words: string
  legal: boolean
  /** Nothing else can be done: only then it is the button that shines. */
  only: boolean
  /** What could still be used, in words; then the end asks once more. */
  unused: string
  /** How the game itself asks once more, and what the button says then. */
  warning?: string
  anyway?: string
}

/** What the task line says beside the question of the server. */
export interface Task {
  /** The act under way, if the table knows better than the server: a tile that was taken up. */
  words?: string
  /** A state of the game that everybody must know: the last round. */
  tag?: string
}

/** A move to be marked on the table: the best one, a worse one that was played, or the next best; and what its mark says. */
export interface Mark {
  move: string
  sign: 'best' | 'worse' | 'next'
  words: string
}

export interface GameTableProps {
  match: Match
  sight: Sight
  /** Points by source as they stand now. */
  sheet: ScoreLine[]
  /** The seats that are "you". */
  mine: SeatLetter[]
  myTurn: boolean
  log: MoveLine[]
  latest: MoveLine[]
  /** A move of ours that is on its way. */
  pending?: string | null
  hint?: Hinted | null
  /** The move of which a coach says that it would have been much better. */
  missed?: string | null
  /** A source of points whose places are to light up, and whose. */
  counting?: { source: string; seat: SeatLetter } | null
  /** Moves that were looked back at. */
  marked?: Mark[]
  skew?: number
  play: (move: string) => void
  undo?: () => void
  whyNot: (move: string) => void
  /** A scene is over, the table may go on; not there where one looks back. */
  goOn?: () => void
  /** Log and chat. */
  side: Snippet
  /** The sentence that says what to do now. */
  task: Snippet<[Task?]>
  /** Undo, hint, and the move that ends the turn, if the game has one. */
  controls: Snippet<[EndMove | null]>
}
