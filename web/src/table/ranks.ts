/** Which place each move has among those that a bot or a coach advises. */
import type { Hinted } from '../lib/protocol'

/** The place of every advised move, from 1 on. */
export function ranksOf(hint: Hinted | null): Map<string, number> {
  return new Map((hint?.advice ?? []).map(({ move }, index) => [move, index + 1]))
}

/** The best place among the moves about one thing: an advisor, a building, a hex; moves about nothing are left out. */
export function bestRanks<Key>(ranks: Map<string, number>, about: (move: string) => Key | null): Map<Key, number> {
  const best = new Map<Key, number>()
  for (const [move, rank] of ranks) {
    const key = about(move)
    if (key !== null && !best.has(key)) best.set(key, rank)
  }
  return best
}

/** Whether a move is the one that is advised first. */
export function isFirst(hint: Hinted | null, move: string | undefined): boolean {
  return move !== undefined && hint?.advice[0]?.move === move
}
