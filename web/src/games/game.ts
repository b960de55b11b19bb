/** What the folder of a game tells the shared pages. No page names a game: it asks here. */
import type { Component } from 'svelte'
import type { OddsOf } from '../lib/odds'
import type { GameInfo, JsonValue, LogLine, MoveLine, SeatLetter } from '../lib/protocol'
import type { GameTableProps } from '../table/props'

/** A component that is fetched when it is needed. */
export type Fetched<Props extends Record<string, unknown>> = () => Promise<{
  default: Component<Props, object, string>
}>

export interface SetUpProps extends Record<string, unknown> {
  /** The options chosen so far; the component binds them. */
  options: Record<string, string>
  /** The game as the server tells it: its options and its presets. */
  info: GameInfo
}

export interface GameFolder {
  /** The symbol sheets that its pieces are on. */
  sheets: string[]
  /** The pieces that stand for the game on the front page. */
  emblems: string[]
  /** Its table. */
  Table: () => Promise<{ default: Component<GameTableProps> }>
  /** The set-up by picture; without one, the options are chosen from lists. */
  SetUp?: Fetched<SetUpProps>
  /** The set-up shows every option that has values, so that none is left for the lists. */
  setsUpAll?: boolean
  /** A picture for the front page; it says itself where among the others it stands. */
  Hero?: Component<Record<string, never>>
  /** What each seat received in some lines of the log, for the sum under a chapter: amounts by the end of their message `GAME-amount-…`. */
  received?: (lines: MoveLine[]) => Map<SeatLetter, Record<string, number>>
  /** News that open the turn of the seat they are about, though they come with the move before it. */
  opens?: string[]
  /** Points that are counted under several sources and told together besides, by the message that names them. */
  within?: (lines: LogLine[]) => { words: string; points: Partial<Record<SeatLetter, number>> }[]
  /** Whether a line of the log ends a stretch of the game that the chart of points marks. */
  marks?: (line: LogLine) => boolean
  /** Whether a line of the log is a great moment: its table plays it as a scene, and what follows waits. */
  scene?: (line: MoveLine) => boolean
  /** What its rolls and draws can give by the rules: without it, the page cannot compare what a proof says of them. */
  odds?: () => Promise<{ oddsOf: OddsOf }>
  /** Keys of its table beside the shared ones: how the key is written, and the message that says what it does. */
  keys: [key: string, message: string][]
  /** Which turn of the game it is, counted from one: the first are on rails when one is taught. */
  turn?: (view: Record<string, JsonValue>) => number
  /** What the one on turn has to decide, by the name that the coach's words have; empty where the coach is silent. */
  moment?: (view: Record<string, JsonValue>, seat: SeatLetter | null) => string
  /** For tables that list moves in words: the piece that a move is about, and where it stands in the list. */
  pieceOf?: (move: string) => MovePiece | null
}

/** The piece that a move is about: its symbol, the message that explains it, and its place among others. */
export interface MovePiece {
  icon: string
  text: string
  place: number
}
