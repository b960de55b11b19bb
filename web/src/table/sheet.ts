/** Points by source, turned so that a line is a source and a column a seat. */
import type { ScoreLine, SeatLetter } from '../lib/protocol'
import { t } from '../lib/words.svelte'

export interface SourceLine {
  source: string
  words: string
  points: Partial<Record<SeatLetter, number>>
  lit: Partial<Record<SeatLetter, string[]>>
}

export function linesOf(sheet: ScoreLine[]): SourceLine[] {
  const found = new Map<string, SourceLine>()
  for (const { seat, source, points, places } of sheet) {
    const line = found.get(source) ?? { source, words: t(source), points: {}, lit: {} }
    line.points[seat] = points
    line.lit[seat] = places
    found.set(source, line)
  }
  return [...found.values()]
}
