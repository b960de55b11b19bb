/** The bots of a game, weak to strong, and the one to begin with. */
import type { House } from '../lib/protocol'

export function levelsOf(house: House | null, game: string): string[] {
  return house?.games.find(({ name }) => name === game)?.levels ?? []
}

/** Neither a walk-over nor a wall: the squire, or what there is. */
export function gentle(levels: string[]): string {
  return levels.includes('squire') ? 'squire' : (levels.at(-1) ?? 'random')
}

/** Quick, and able to compare any two moves: the knight, or what there is. */
export function discerning(levels: string[]): string {
  return levels.includes('knight') ? 'knight' : strongest(levels)
}

export function strongest(levels: string[]): string {
  return levels.at(-1) ?? 'random'
}
