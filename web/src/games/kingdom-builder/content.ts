/** Boards and cards as the shared content files tell them: the same that the rules read, made into JSON by the build. */
import content from '../../../content/kingdom-builder.json'

export interface Board {
  id: string
  rows: string[]
}

export const BOARDS: Board[] = content.boards.board
export const CARDS: string[] = content.cards.card.map(({ id }) => id)

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
