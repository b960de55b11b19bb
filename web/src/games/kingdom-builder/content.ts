/** Boards, tiles and cards as the shared content files tell them: the same that the rules read. */
import boardsToml from '../../../../src/kingcraft/kingdom_builder/content/boards.toml?raw'
import cardsToml from '../../../../src/kingcraft/kingdom_builder/content/cards.toml?raw'

export interface Board {
  id: string
  rows: string[]
}

export const BOARDS: Board[] = entries(boardsToml, 'board').map((text) => ({ id: idOf(text), rows: text.match(/"[A-Z]{10}"/g)!.map((row) => row.slice(1, -1)) }))
export const CARDS: string[] = entries(cardsToml, 'card').map(idOf)

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

function entries(toml: string, name: string): string[] {
  return toml.split(`[[${name}]]`).slice(1)
}

function idOf(text: string): string {
  return /^id = "([^"]+)"/m.exec(text)![1]!
}
