/** Points by source, turned so that a line is a source and a column a seat. */
import type { JsonValue, SeatLetter } from '../lib/protocol'
import { knows, t } from '../lib/words.svelte'

export interface SourceLine {
  source: string
  words: string
  points: Partial<Record<SeatLetter, number>>
  lit: Partial<Record<SeatLetter, string[]>>
}

interface RawLine {
  [fact: string]: unknown
}
interface RawSheet {
  seat: SeatLetter
  lines: RawLine[]
}

export function linesOf(sheet: JsonValue | undefined, seats: SeatLetter[]): SourceLine[] {
  const found = new Map<string, SourceLine>()
  for (const one of (sheet ?? []) as unknown as RawSheet[]) {
    for (const raw of one.lines ?? []) {
      const source = String(raw.card ?? raw.source ?? '')
      const line = found.get(source) ?? { source, words: wordsOf(source), points: {}, lit: {} }
      line.points[one.seat] = Number(raw.gold ?? raw.points ?? 0)
      line.lit[one.seat] = (raw.hexes ?? []) as string[]
      found.set(source, line)
    }
  }
  return [...found.values()].filter(() => seats.length > 0)
}

function wordsOf(source: string): string {
  const ids = [`card-${source}`, `source-${source}`, `building-${source}`, source]
  const known = ids.find(knows)
  return known ? t(known) : source
}
