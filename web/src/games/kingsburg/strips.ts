/** Strips of alternative rows: a strip is called by its first building. */
import type { Box, Building } from './box'

const LETTERS = 'ABCDEFGHIJKLMNO'

/** The four buildings of a strip, left to right. */
export function stripIn(box: Box, name: string): Building[] {
  const first = box.buildings.find(({ id }) => id === name)
  return box.buildings
    .filter(({ row, strip }) => row === first?.row && strip === first.strip)
    .sort((a, b) => a.column - b.column)
}

export function letterOf(box: Box, name: string): string {
  return LETTERS[box.buildings.find(({ id }) => id === name)?.row ?? 0]!
}
