/** What rolls and draws could have given, as the page knows it from the rules, so that a proof cannot make it up. A game says so in `odds.ts` of its folder. */
import type { Chance } from './protocol'

/** A roll or draw as it came up. */
export type Came = Pick<Chance, 'ply' | 'move'>

/** What a roll or draw can give, and its weight. */
export type Outcome = Chance['outcomes'][number]

/** The outcomes of a roll or draw with their weights, in the order in which the dealer counts them. */
export type Odds = Outcome[]

export interface SetUp {
  seats: number
  options: Record<string, string>
  /** Whether the game began from a position. */
  placed: boolean
}

/** For each roll or draw of a game, in order, the lists that it may have: one of them, two where what came before can be read in two ways; null where this page cannot know. */
export type OddsOf = (came: Came[], setUp: SetUp) => (Odds[] | null)[]

export interface Compared {
  /** The rolls and draws whose chances are not those of the rules. */
  strange: number[]
  /** How many this page could not compare. */
  unknown: number
}

/** Compares the lists of a proof with those of the rules. Each move can be drawn once, in order: one that is told twice would count twice. */
export function compare(chances: Chance[], setUp: SetUp, oddsOf: OddsOf | undefined): Compared {
  const due = oddsOf ? oddsOf(chances, setUp) : chances.map(() => null)
  const strange = chances.filter(
    ({ outcomes }, index) => isOutOfOrder(chances, index) || due[index]?.every((odds) => !isSame(odds, outcomes)),
  )
  return { strange: strange.map(({ ply }) => ply), unknown: due.filter((lists) => lists === null).length }
}

/** Outcomes that are equally likely. */
export function alike(moves: string[]): Odds {
  return moves.map((move) => ({ move, weight: 1 }))
}

function isOutOfOrder(chances: Chance[], index: number): boolean {
  return index > 0 && chances[index]!.ply <= chances[index - 1]!.ply
}

function isSame(odds: Odds, outcomes: Outcome[]): boolean {
  return (
    odds.length === outcomes.length &&
    odds.every(({ move, weight }, index) => move === outcomes[index]!.move && weight === outcomes[index]!.weight)
  )
}
