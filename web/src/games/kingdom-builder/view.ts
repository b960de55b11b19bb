/** What the server shows of a game of Kingdom Builder. */
import type { SeatLetter, Sight } from '../../lib/protocol'

export interface Tile {
  tile: string
  hex: string
  use: 'ready' | 'spent' | 'new'
}

export interface Player {
  seat: SeatLetter
  supply: number
  settlements: string[]
  tiles: Tile[]
  gold: number
  terrain: string | null
}

export interface View {
  seats: number
  to_act: SeatLetter | 'chance' | 'over'
  round: number
  start: SeatLetter | null
  phase: 'setup' | 'turn' | 'lift' | 'give-up' | 'over'
  boards: ({ board: string; turned: boolean } | null)[]
  map: string[]
  locations: { hex: string; tile: string; left: number }[]
  cards: string[]
  players: Player[]
  terrain: string | null
  block: number
  block_begun: boolean
  lifted: { tile: string; hex: string } | null
  deck: { pile: number; discards: string[]; removed: string[] }
}

export const TERRAINS: Record<string, string> = {
  G: 'grass', F: 'flowers', T: 'forest', C: 'canyon', D: 'desert', W: 'water', M: 'mountain', K: 'castle', L: 'location',
}

export function viewOf(sight: Sight | null): View | null {
  return (sight?.view ?? null) as unknown as View | null
}
