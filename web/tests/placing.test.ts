/** What the dice in hand mean, while a person makes up their mind: which advisors light up, and what a click plays. */
import { describe, expect, it } from 'vitest'
import { readChoice, type Placement } from '../src/games/kingsburg/moves'
import {
  askedFor,
  askedWith,
  helpsIn,
  meantBy,
  nearTo,
  placementOn,
  reachedBy,
  waysTo,
  type Chosen,
} from '../src/games/kingsburg/placing'

/** Three dice of 2, 3 and 4 and a white 1, with a +2 token, a Market and the Envoy. */
const MOVES = [
  '2>2',
  '3>3',
  '4>4',
  '2+3>5',
  '2+4>6',
  '3+4>7',
  '2+3+4>9',
  '2+w1>3',
  '2+2!>4',
  '3+2!>5',
  '2>3',
  '3>4',
  '3>2',
  '2+3+2!>8',
  '4>4 envoy',
  '2>2 envoy',
]
const placements = MOVES.map((move) => readChoice(move, move) as Placement)
const hand = { coloured: [2, 3, 4], white: [1] }
const NONE = { token: false, market: false, envoy: false }

function chosen(
  coloured: number[],
  { white = [], ...helps }: Partial<Chosen['helps']> & { white?: number[] } = {},
): Chosen {
  return { dice: { coloured, white }, helps: { ...NONE, ...helps } }
}

function moves(some: Placement[]): string[] {
  return some.map(({ move }) => move)
}

describe('the dice that are picked', () => {
  it('mean nothing while there are none', () => {
    expect(meantBy(placements, chosen([]))).toEqual([])
    expect(reachedBy(placements, chosen([])).size).toBe(0)
  })

  it('mean the plain placement of exactly them, in any order', () => {
    expect(moves(meantBy(placements, chosen([2])))).toEqual(['2>2'])
    expect(moves(meantBy(placements, chosen([3, 2])))).toEqual(['2+3>5'])
    expect(moves(meantBy(placements, chosen([2], { white: [1] })))).toEqual(['2+w1>3'])
  })

  it('mean the helps that are switched on, and then those alone', () => {
    expect(moves(meantBy(placements, chosen([2], { token: true })))).toEqual(['2+2!>4'])
    expect(moves(meantBy(placements, chosen([3], { market: true })))).toEqual(['3>4', '3>2'])
    expect(moves(meantBy(placements, chosen([4], { envoy: true })))).toEqual(['4>4 envoy'])
    expect(meantBy(placements, chosen([4], { token: true, envoy: true }))).toEqual([])
    expect(meantBy(placements, chosen([4], { market: true }))).toEqual([])
    expect(meantBy(placements, chosen([3], { envoy: true }))).toEqual([])
  })

  it('mean any help where they reach nobody without one', () => {
    const blocked = placements.filter(({ move }) => move !== '2>2')
    expect(moves(meantBy(blocked, chosen([2])))).toEqual(['2+2!>4', '2>3', '2>2 envoy'])
    expect([...reachedBy(blocked, chosen([2]))]).toEqual([4, 3, 2])
    expect(moves(meantBy(blocked, chosen([2], { market: true })))).toEqual(['2>3'])
  })

  it('count each die once', () => {
    expect(meantBy(placements, chosen([2, 2]))).toEqual([])
    expect(nearTo(placements, chosen([2, 2])).size).toBe(0)
  })
})

describe('the advisors that light up', () => {
  it('are all that can be reached, while no die is picked', () => {
    expect([...nearTo(placements, chosen([]))].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect([...nearTo(placements, chosen([], { envoy: true }))]).toHaveLength(8)
  })

  it('are those that the picked dice may still lead to, with more dice or any help', () => {
    expect([...nearTo(placements, chosen([4]))].sort()).toEqual([4, 6, 7, 9])
    expect([...nearTo(placements, chosen([], { white: [1] }))]).toEqual([3])
  })
})

describe('a click on an advisor', () => {
  it('knows its ways, fewer means first', () => {
    expect(moves(waysTo(placements, 4))).toEqual(['4>4', '3>4', '2+2!>4', '4>4 envoy'])
    expect(moves(waysTo(placements, 3))).toEqual(['3>3', '2>3', '2+w1>3'])
    expect(waysTo(placements, null)).toEqual([])
  })

  it('plays the dice that are picked, if they reach it', () => {
    expect(placementOn(placements, chosen([3]), 3)?.move).toBe('3>3')
    expect(placementOn(placements, chosen([3]), 4)).toBeNull()
    expect(placementOn(placements, chosen([3], { market: true }), 4)?.move).toBe('3>4')
    expect(placementOn(placements, chosen([]), 4)).toBeNull()
  })

  it('plays the cheapest of several that the same dice mean', () => {
    const dear = ['4>4 envoy', '4+2!>4'].map((move) => readChoice(move, move) as Placement)
    expect(placementOn(dear, chosen([4]), 4)?.move).toBe('4+2!>4')
  })

  it('asks why it cannot be, with the picked dice, else with some that fit', () => {
    expect(askedFor(9, chosen([3], { white: [1], token: true }), hand)).toBe('3+w1+2!>9')
    expect(askedFor(9, chosen([]), { coloured: [3, 4, 5], white: [] })).toBe('4+5>9')
    expect(askedFor(3, chosen([]), { coloured: [3, 4, 5], white: [] })).toBe('3>3')
    expect(askedFor(17, chosen([]), { coloured: [3, 4, 5], white: [1] })).toBe('3+4+5>17')
    expect(askedFor(3, chosen([]), { coloured: [], white: [1, 2] })).toBe('w1+w2>3')
  })
})

describe('helps', () => {
  it('are open where some placement uses them', () => {
    expect(helpsIn(placements)).toEqual({ token: true, market: true, envoy: true })
    expect(helpsIn(placements.filter(({ move }) => /^\d\+\d>|^(\d)>\1$/.test(move)))).toEqual(NONE)
  })

  it('are refused for the first die in hand', () => {
    expect(askedWith('token', hand)).toBe('2+2!>4')
    expect(askedWith('market', hand)).toBe('2>3')
    expect(askedWith('envoy', { coloured: [], white: [] })).toBe('1>1 envoy')
  })
})
