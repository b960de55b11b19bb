import { describe, expect, it } from 'vitest'
import { gameOf, GAMES } from '../src/games'
import { alike, compare, type Compared, type Odds, type OddsOf, type Outcome, type SetUp } from '../src/lib/odds'
import type { Chance } from '../src/lib/protocol'
import file from './odds.json'

interface Whole {
  game: string
  chances: Chance[]
  setUp: SetUp
}

const LISTS = (file.lists as [string, number][][]).map((list) => list.map(([move, weight]) => ({ move, weight })))
const WHOLE: Whole[] = file.games.map(({ game, seats, options, chances }) => ({
  game,
  setUp: { seats, options: options as unknown as Record<string, string>, placed: false },
  chances: (chances as [number, string, number][]).map(([ply, move, list]) => ({ ply, move, outcomes: LISTS[list]! })),
}))
const rules = Object.fromEntries(
  await Promise.all(GAMES.map(async (game) => [game, (await gameOf(game).odds!()).oddsOf])),
) as Record<string, OddsOf>
const verbOf = (move: string): string => move.split(' ')[0]!

function judge({ game, chances, setUp }: Whole): Compared {
  return compare(chances, setUp, rules[game])
}

/** A game in which all lists are others. */
function mutant(whole: Whole, change: (list: Outcome[], chance: Chance) => Outcome[]): Whole {
  return {
    ...whole,
    chances: whole.chances.map((chance) => ({ ...chance, outcomes: change(chance.outcomes, chance) })),
  }
}

describe('what rolls and draws can give', () => {
  it('is known for all of whole games, with all modules and every number of seats', () => {
    for (const whole of WHOLE) expect([whole.setUp, judge(whole)]).toEqual([whole.setUp, { strange: [], unknown: 0 }])
    expect(new Set(WHOLE.map(({ game, setUp }) => game + setUp.seats)).size).toBe(7)
  })

  it('is known of games that end anywhere, also where it follows from the draws behind', () => {
    for (const whole of WHOLE.filter(({ game }) => game === 'kingdom-builder')) {
      whole.chances.forEach((_, count) =>
        expect(judge({ ...whole, chances: whole.chances.slice(0, count) })).toEqual({ strange: [], unknown: 0 }),
      )
    }
  })

  it('has games with every kind of draw', () => {
    const kinds = new Set(WHOLE.flatMap(({ game, chances }) => chances.map(({ move }) => `${game} ${verbOf(move)}`)))
    const kingsburg = ['academy', 'destiny', 'enemy', 'governor', 'king', 'neutral', 'order', 'roll', 'strip'].map(
      (kind) => `kingsburg ${kind}`,
    )
    expect([...kinds].sort()).toEqual([
      ...['board', 'card', 'draw', 'first'].map((kind) => `kingdom-builder ${kind}`),
      ...kingsburg,
    ])
  })
})

const MUTANTS: Record<string, (list: Outcome[], chance: Chance) => Outcome[]> = {
  'a weight is changed': (list) => list.map((one, index) => (index ? one : { ...one, weight: one.weight + 1 })),
  'all weights are doubled': (list) => list.map(({ move, weight }) => ({ move, weight: 2 * weight })),
  'the first is left out': (list) => (list.length > 1 ? list.slice(1) : []),
  'the last is left out': (list) => list.slice(0, -1),
  'all but what came are left out': (list, { move }) => (list.length > 1 ? alike([move]) : []),
  'two are exchanged': (list) => (list.length > 1 ? [list[1]!, list[0]!, ...list.slice(2)] : []),
  'one stands there twice': (list) => [...list, list[0]!],
  'something impossible is added': (list) => [...list, { move: `${list[0]!.move}-x`, weight: 1 }],
  'something impossible comes first': (list) => [{ move: 'roll A 9', weight: 1 }, ...list],
}

describe('a list that is not that of the rules', () => {
  for (const [what, change] of Object.entries(MUTANTS)) {
    it(`is found where ${what}, for every roll and draw`, () => {
      for (const whole of WHOLE) {
        expect(judge(mutant(whole, change)).strange).toEqual(whole.chances.map(({ ply }) => ply))
      }
    })
  }
})

describe('what this page cannot know', () => {
  const of = (game: string): Whole => WHOLE.find((whole) => whole.game === game && whole.setUp.options.pack === 'none')!
  const without = (whole: Whole, kinds: string[]): number =>
    whole.chances.filter(({ move }) => !kinds.includes(verbOf(move))).length

  it('is counted: all of a game without rules here', () => {
    const whole = of('kingsburg')
    expect(compare(whole.chances, whole.setUp, undefined)).toEqual({ strange: [], unknown: whole.chances.length })
  })

  it('is what follows from a first position, but dice are known', () => {
    for (const game of GAMES) {
      const whole = of(game)
      const placed = { ...whole, setUp: { ...whole.setUp, placed: true } }
      expect(judge(placed)).toEqual({ strange: [], unknown: without(whole, ['roll', 'neutral', 'king', 'academy']) })
    }
  })

  it('is what a pack brings, but dice, seats and terrain cards are known', () => {
    for (const game of GAMES) {
      const whole = of(game)
      const packed = { ...whole, setUp: { ...whole.setUp, options: { ...whole.setUp.options, pack: 'mine 00ff' } } }
      const known = ['roll', 'neutral', 'king', 'academy', 'order', 'first', 'draw']
      expect(judge(packed)).toEqual({ strange: [], unknown: without(whole, known) })
    }
  })
})

describe('a draw that cannot come up', () => {
  const due = (
    game: string,
    options: Record<string, string>,
    moves: string[],
    seats = 3,
    placed = false,
  ): Odds[] | null =>
    rules[game]!(
      moves.map((move, index) => ({ ply: index + 1, move })),
      { seats, options, placed },
    ).at(-1)!
  const nothing = [[]]

  it('has no outcomes', () => {
    const set = { order: 'ABC' }
    for (const move of [
      'fate',
      'draw A grass',
      'roll F 1',
      'roll D 1',
      'roll A 7',
      'roll A 1 1 1 1 1',
      'king 1 2',
      'neutral 1 2 3',
      'academy A 1 2',
      'academy D 1',
      'destiny famine',
      'governor A prince',
      'strip A shrine',
      'order A',
    ]) {
      expect([move, due('kingsburg', set, [move])]).toEqual([move, nothing])
    }
    const laid = { boards: 'a b c d', cards: 'a b c', first: 'A' }
    for (const move of ['fate', 'roll A 1', 'draw D grass', 'board farm', 'card miners', 'first A'])
      expect([move, due('kingdom-builder', laid, [move])]).toEqual([move, nothing])
  })

  it('has none where it is one too many', () => {
    expect(due('kingdom-builder', {}, ['first A', 'first B'])).toEqual(nothing)
    expect(due('kingdom-builder', {}, ['card miners', 'card lords', 'card farmers', 'card knights'])).toEqual(nothing)
    expect(
      due('kingdom-builder', {}, ['board farm', 'board oasis/', 'board tower', 'board barn', 'board harbor']),
    ).toEqual(nothing)
    expect(due('kingsburg', {}, ['order A', 'order B', 'order C'])).toEqual(nothing)
    expect(
      due('kingsburg', { governors: 'auction' }, [
        ...['prince', 'trickster', 'duke', 'x', 'y'].map((name) => `governor ${name}`),
      ]),
    ).toEqual(nothing)
  })

  it('is one of neutral dice that are not three and then two', () => {
    expect(due('kingsburg', {}, ['neutral 1 2'], 2)).toEqual(nothing)
    expect(due('kingsburg', {}, ['neutral 1 2 3', 'neutral 1 2 3'], 2)).toEqual(nothing)
    expect(due('kingsburg', {}, ['neutral 1 2 3', 'neutral 1 2'], 2)![0]).toHaveLength(21)
    expect(due('kingsburg', {}, ['neutral 1 2'], 2, true)![0]).toHaveLength(21)
    expect(due('kingsburg', {}, ['neutral 1 2 3 4'], 2, true)).toEqual(nothing)
  })
})

describe('terrain cards', () => {
  it('leave one pile each, two at most at the last draw, and one if it comes right after another', () => {
    for (const { game, chances, setUp } of WHOLE.filter((whole) => whole.game === 'kingdom-builder')) {
      chances.forEach(({ ply, move }, place) => {
        const lists = rules[game]!(chances.slice(0, place + 1), setUp) as Odds[][]
        expect(lists.slice(0, -1).filter((list) => list.length !== 1)).toEqual([])
        const dealt = chances.slice(0, place).some((one) => one.move.startsWith(move.split(' ').slice(0, 2).join(' ')))
        expect(lists.at(-1)).toHaveLength(
          move.startsWith('draw ') && dealt && chances[place - 1]!.ply < ply - 1 ? 2 : 1,
        )
      })
    }
  })
})

describe('draws out of their order', () => {
  it('are refused: one that is told twice would count twice', () => {
    for (const whole of WHOLE) {
      const twice = { ...whole, chances: [whole.chances[0]!, ...whole.chances] }
      expect(judge(twice).strange).toContain(whole.chances[0]!.ply)
      expect(judge({ ...whole, chances: [...whole.chances].reverse() }).strange.length).toBeGreaterThan(0)
    }
  })

  it('leave no other card of this year to be seen, and none of another year', () => {
    const whole = WHOLE.find(({ chances }) => chances.filter(({ move }) => move.startsWith('enemy ')).length > 5)!
    const places = whole.chances.flatMap(({ move }, place) => (move.startsWith('enemy ') ? [place] : []))
    for (const place of places.slice(1)) {
      const before = whole.chances[places[places.indexOf(place) - 1]!]!
      const chance = whole.chances[place]!
      if (chance.move === before.move) continue
      const chances = whole.chances.map((one, index) =>
        index === place ? { ...one, move: before.move, outcomes: alike([before.move]) } : one,
      )
      expect(judge({ ...whole, chances }).strange[0]).toBe(chance.ply)
    }
  })
})
