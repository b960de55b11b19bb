/** What every game's table gets, live or in a replay. */
import type { Snippet } from 'svelte'
import type { Hinted, Match, MoveLine, ScoreLine, SeatLetter, Sight } from '../lib/protocol'

export interface GameTableProps {
  match: Match
  sight: Sight
  /** Points by source as they stand now. */
  sheet: ScoreLine[]
  mine: SeatLetter[]
  myTurn: boolean
  log: MoveLine[]
  latest: MoveLine[]
  hint?: Hinted | null
  /** A source of points whose hexes are to light up, and whose. */
  counting?: { source: string; seat: SeatLetter } | null
  skew?: number
  play: (move: string) => void
  whyNot: (move: string) => void
  /** Log and chat. */
  side: Snippet
  /** The sentence that says what to do now. */
  task: Snippet
  /** Undo, hint, end of turn; gets the move that ends the turn, if the game has one. */
  controls: Snippet<[{ end: string | null; endLegal: boolean }]>
}
