/** What the server shows of a game of Kingdom Builder. */
import type { Sight } from '../../lib/protocol'
import type { View } from './shown'

export type { Player, Tile, View } from './shown'

export const TERRAINS: Record<string, string> = {
  G: 'grass',
  F: 'flowers',
  T: 'forest',
  C: 'canyon',
  D: 'desert',
  W: 'water',
  M: 'mountain',
  K: 'castle',
  L: 'location',
}

export function viewOf(sight: Sight | null): View | null {
  return (sight?.view ?? null) as View | null
}
