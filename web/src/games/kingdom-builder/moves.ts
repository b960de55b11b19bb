/** Reads the notation of legal moves, to know which hex lights up for which tool. What is legal, the server says. */
import type { MoveLine, Sight } from '../../lib/protocol'
import type { Brings, Outlook } from './shown'

export type { Brings } from './shown'

export interface Choice {
  move: string
  words: string
  tool: string
  /** Where the piece goes; null for moves without a place. */
  hex: string | null
  /** Where it comes from, when a settlement in hand is put down. */
  from: string | null
  /** What it would bring, where a settlement is put down. */
  brings: Brings | null
}

/** The tool of the mandatory action. */
export const BUILD = 'build'

export function readMove(move: string, words = ''): Choice {
  const found = /^([a-z-]+) ([a-t]\d{1,2})(?:-([a-t]\d{1,2}))?$/.exec(move)
  if (!found) return { move, words: words || move, tool: move, hex: null, from: null, brings: null }
  const [, tool, first, second] = found
  return { move, words: words || move, tool: tool!, hex: second ?? first!, from: second ? first! : null, brings: null }
}

export function choicesOf(sight: Sight | null): Choice[] {
  const { brings = [] }: Outlook = sight?.outlook ?? {}
  return (sight?.legal ?? []).map((move, index) => ({
    ...readMove(move, sight?.labels[index]),
    brings: brings[index] ?? null,
  }))
}

/** All the gold that a settlement would bring. */
export function goldOf({ gold }: Brings): number {
  return Object.values(gold).reduce((sum, change) => sum + change, 0)
}

/** The choices of one tool, by hex. */
export function targets(choices: Choice[], tool: string): Map<string, Choice> {
  return new Map(choices.filter((choice) => choice.tool === tool && choice.hex).map((choice) => [choice.hex!, choice]))
}

/** The hexes where others placed something since we last moved, latest last. */
export function lastPlaces(log: MoveLine[], mine: string[], most = 12): MoveLine[] {
  const found: MoveLine[] = []
  for (let index = log.length - 1; index >= 0 && found.length < most; index--) {
    const line = log[index]!
    if (line.who !== '*' && mine.includes(line.who) && found.length) break
    if (readMove(line.move).hex && (mine.length === 0 || !mine.includes(line.who))) found.unshift(line)
    if (mine.length === 0 && found.length && line.move === 'end' && line.who === found[0]!.who) break
  }
  return found
}
