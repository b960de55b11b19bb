/** Which placements are meant by the dice that are picked and the helps that are switched on. What is legal, the server says. */
import { sumOf, type Placement } from './moves'
import type { Helps } from './picking.svelte'
import type { Dice } from './view'

/** What the hand holds while one makes up one's mind. */
export interface Chosen {
  dice: Dice
  helps: Helps
}

/** The placements of exactly the dice that are picked. Those with the very helps that are switched on come alone; where there are none
 * and no help is on, any help will do. */
export function meantBy(placements: Placement[], { dice, helps }: Chosen): Placement[] {
  const fitting = placements.filter((one) => isOf(one, dice))
  const plainly = fitting.filter((one) => uses(one, helps))
  return plainly.length || helps.token || helps.market || helps.envoy ? plainly : fitting
}

/** The advisors that the picked dice reach as they are. */
export function reachedBy(placements: Placement[], chosen: Chosen): Set<number> {
  return advisorsIn(meantBy(placements, chosen))
}

/** The advisors that could still be reached with the picked dice and more; all that can be reached while none is picked. */
export function nearTo(placements: Placement[], { dice }: Chosen): Set<number> {
  return advisorsIn(
    isAny(dice)
      ? placements.filter((one) => holds(one.coloured, dice.coloured) && holds(one.white, dice.white))
      : placements,
  )
}

/** All ways to an advisor, the cheapest first. */
export function waysTo(placements: Placement[], advisor: number | null): Placement[] {
  return placements.filter((one) => one.advisor === advisor).sort((a, b) => expense(a) - expense(b))
}

/** The cheapest placement on an advisor of the dice that are picked; null where they do not reach it. */
export function placementOn(placements: Placement[], chosen: Chosen, advisor: number): Placement | null {
  return waysTo(meantBy(placements, chosen), advisor)[0] ?? null
}

/** The helps that some placement uses. */
export function helpsIn(placements: Placement[]): Helps {
  return {
    token: placements.some((one) => one.token),
    market: placements.some((one) => one.shift !== 0),
    envoy: placements.some((one) => one.envoy),
  }
}

/** The move that a refusal is asked for: the dice that are picked, or those in hand that would fit. */
export function askedFor(advisor: number, { dice, helps }: Chosen, hand: Dice): string {
  const fitting = hand.coloured.length ? { coloured: diceFor(hand.coloured, advisor), white: [] } : hand
  const { coloured, white } = isAny(dice) ? dice : fitting
  return `${[...coloured.map(String), ...white.map((face) => `w${face}`), ...(helps.token ? ['2!'] : [])].join('+')}>${advisor}`
}

/** The move that says why a help cannot be used. */
export function askedWith(help: keyof Helps, hand: Dice): string {
  const die = hand.coloured[0] ?? 1
  return { token: `${die}+2!>${die + 2}`, market: `${die}>${die + 1}`, envoy: `${die}>${die} envoy` }[help]
}

function isAny({ coloured, white }: Dice): boolean {
  return coloured.length + white.length > 0
}

/** Some of these dice that come to a sum; all of them if none do. */
function diceFor(faces: number[], sum: number): number[] {
  for (let group = 1; group < 1 << faces.length; group++) {
    const some = faces.filter((_, place) => (group >> place) & 1)
    if (sumOf(some) === sum) return some
  }
  return faces
}

/** Fewer means first: dice, then +2, Market, Envoy cost more than they look. */
function expense(one: Placement): number {
  return (
    one.coloured.length * 2 + one.white.length * 2 + (one.token ? 3 : 0) + (one.shift ? 1 : 0) + (one.envoy ? 8 : 0)
  )
}

function advisorsIn(placements: Placement[]): Set<number> {
  return new Set(placements.map(({ advisor }) => advisor))
}

/** Whether a placement uses exactly these helps. */
function uses({ token, shift, envoy }: Placement, helps: Helps): boolean {
  return token === helps.token && (shift !== 0) === helps.market && envoy === helps.envoy
}

/** Whether a placement uses exactly these dice. */
function isOf({ coloured, white }: Placement, dice: Dice): boolean {
  return (
    coloured.length === dice.coloured.length &&
    white.length === dice.white.length &&
    holds(coloured, dice.coloured) &&
    holds(white, dice.white)
  )
}

function holds(all: number[], some: number[]): boolean {
  const rest = [...all]
  return some.every((face) => {
    const place = rest.indexOf(face)
    if (place >= 0) rest.splice(place, 1)
    return place >= 0
  })
}
