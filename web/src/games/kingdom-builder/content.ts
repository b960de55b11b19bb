/** Boards and cards as the shared content files tell them: the same that the rules read, made into JSON by the build. */
import { knows, t } from '../../lib/words.svelte'
import content from '../../../content/kingdom-builder.json'

export interface Piece {
  id: string
  /** The set it came with. */
  set: string
}

export interface Board extends Piece {
  rows: string[]
  /** The tile on its locations. */
  tile: string
}

export const BOARDS: Board[] = content.boards.board
export const CARDS: Piece[] = content.cards.card
/** The set that is always in the box. */
const BASE = 'base'

/** What a board is called: it has a name of its own, or that of its tile. */
export function boardName(id: string): string {
  return knows(`board-${id}`) ? t(`board-${id}`) : t(`tile-${tileOf(id)}`)
}

/** The tile of a board. */
export function tileOf(id: string): string {
  return BOARDS.find((board) => board.id === id)?.tile ?? id
}

/** The sets beyond the first that some pieces need, as the option `sets` names them; nothing where there are none. */
export function setsFor(pieces: Piece[]): Record<string, string> {
  const more = [...new Set(pieces.map(({ set }) => set))].filter((set) => set !== BASE)
  return more.length ? { sets: [BASE, ...more].join(' ') } : {}
}

/** A board as it lies, turned round or not. */
export function rowsOf(id: string, turned: boolean): string[] {
  const rows = BOARDS.find((board) => board.id === id)?.rows ?? []
  return turned ? rows.map((row) => [...row].reverse().join('')).reverse() : rows
}

/** Four boards joined: top left, top right, bottom left, bottom right. */
export function joined(quarters: string[][]): string[] {
  const [a, b, c, d] = quarters
  return [...a!.map((row, index) => row + b![index]!), ...c!.map((row, index) => row + d![index]!)]
}
