/** What the server shows of a game of Kingsburg, and what it has worked out for who looks. */
import type { SeatLetter, Sight } from '../../lib/protocol'

export const GOODS = ['gold', 'wood', 'stone'] as const
export type Good = (typeof GOODS)[number]
export type Goods = Record<Good, number>

export interface Dice {
  coloured: number[]
  white: number[]
}

/** Dice that lie on an advisor; `neutral` ones belong to nobody. */
export interface Group {
  seat: SeatLetter | null
  coloured?: number[]
  white?: number[]
  neutral?: number[]
  token?: boolean
  shift?: number
  envoy?: boolean
}

export interface Player {
  seat: SeatLetter
  points: number
  goods: Goods
  soldiers: number
  tokens: number
  envoy: boolean
  aid: boolean
  buildings: string[]
  dice: Dice
  rolled: Dice
  passed: boolean
  strength: number
  combat: number | null
  peeked: string | null
  /** The governors that a seat holds. */
  pieces: string[]
  /** Governors to choose from and the one kept; `?` for those of others. */
  hand?: string[]
  kept?: string
  /** Soldier tokens that are left, whether one is chosen, and which, for those who may know. */
  soldier_tokens?: number[]
  has_chosen?: boolean
  chosen?: number | null
  /** The die of the own in winter. */
  own_die?: number
  /** Strips of alternative rows to choose from, by their first buildings. */
  strips?: string[]
}

/** Governors that are sold: the one bid for, the highest bid and whose it is, and who chooses. */
export interface Auction {
  cards: string[]
  lot: string | null
  bid: number | null
  bidder: SeatLetter | null
  chooser: SeatLetter | null
}

export interface View {
  seats: number
  edition: string
  year: number
  phase: 'setup' | 'aid' | 'spring' | 'summer' | 'autumn' | 'recruit' | 'winter' | 'over'
  step: string
  to_act: SeatLetter | 'chance' | 'over'
  order: SeatLetter[]
  players: Player[]
  advisors: Record<string, Group[]>
  envoy: SeatLetter | null
  /** The advisor who is helping; 0 for none. */
  advisor: number
  /** How many buildings the seat on turn has built this season. */
  built: number
  enemy: { range: [number, number]; card: string | null }
  kings_die: number | null
  /** The seats that have looked at the enemy of the year. */
  looked?: SeatLetter[]
  /** The destiny of the year, and all that have come. */
  destiny?: string | null
  destinies?: string[]
  auction?: Auction
  /** Strips to draft from: how many are left of each. */
  draft?: Record<string, number>
}

export interface Space {
  building: string
  /** Gold, wood and stone, discounts taken off. */
  price: [number, number, number]
  /** built; now: can be paid; soon: with this season's gifts; goods: too dear; left: its left neighbour is missing. */
  state: 'built' | 'now' | 'soon' | 'goods' | 'left'
}

export interface Odds {
  win: number
  draw: number
  lose: number
  /** The soldier tokens that do this well, where not all do: the best is counted on. */
  tokens?: number[]
}

/** What a careful player could work out from what lies open. */
export interface Outlook {
  provinces: Partial<Record<SeatLetter, Space[][]>>
  reach: Partial<Record<SeatLetter, number[]>>
  phases: { aid: SeatLetter[]; reward: SeatLetter[]; envoy: SeatLetter[] }
  /** Empty where no enemy comes any more: in a truce, and at the end. */
  battle: Partial<Record<SeatLetter, Odds>>
  strengths: Partial<Record<SeatLetter, Record<string, number>>>
  years: { year: number; range: [number, number] }[]
  recruits: Recruit[]
  rerolls: Reroll[]
  offers: Payment[]
  /** While one chooses soldiers: each choice, what it adds, and 1, 0 or -1 for victory, stand-off and defeat. */
  tokens: { choice: string; adds: number; result: number }[]
  /** What the destiny of the year changes for everybody. */
  changes: { closed: number[]; twice: number[]; enemy: number; kings_die: number; truce: boolean }
}

export interface Recruit extends Odds {
  soldiers: number
}

/** What rolling again may bring: figures now and on average. */
export interface Reroll {
  move: string
  higher: number
  same: number
  lower: number
  sum: [number, number]
  advisors: [number, number]
  place: [number, number]
}

/** A payment at the end of a season, and the piece that takes it. */
export interface Payment {
  move: string
  piece: string
}

export function viewOf(sight: Sight): View {
  return sight.view as unknown as View
}

export function outlookOf(sight: Sight): Outlook | null {
  return (sight.outlook ?? null) as unknown as Outlook | null
}

export const SEASONS = ['spring', 'summer', 'autumn'] as const
export function inSeason(view: View): boolean {
  return (SEASONS as readonly string[]).includes(view.phase)
}

export function goodsOf([gold, wood, stone]: [number, number, number]): Goods {
  return { gold, wood, stone }
}

/** The players in turn order, as far as it is drawn. */
export function seatsInOrder(view: View): Player[] {
  return view.order.length === view.seats ? view.order.map((seat) => view.players.find((one) => one.seat === seat)!) : view.players
}

export function wholeGoods(goods: Partial<Goods>): Goods {
  return { gold: goods.gold ?? 0, wood: goods.wood ?? 0, stone: goods.stone ?? 0 }
}
