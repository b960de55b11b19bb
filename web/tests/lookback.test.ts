import { describe, expect, it } from 'vitest'
import { marksOn } from '../src/games/kingsburg/moves'
import type { LookBack, Puzzle } from '../src/lib/protocol'
import { isAfterGap } from '../src/lookback/ranks'
import { mistakeFrom, points } from '../src/lookback/look'
import { nextOf } from '../src/lookback/practise'
import type { Mark } from '../src/table/props'

const puzzle = (ply: number, outcome: Puzzle['outcome'] = null): Puzzle => ({
  match: 'm',
  ply,
  seat: 'A',
  game: 'kingsburg',
  outcome,
})

describe('looking back', () => {
  it('marks advisors and buildings, and leaves out what has no place', () => {
    const marks: Mark[] = [
      { move: '5+3>8', sign: 'worse', words: 'Played' },
      { move: '6+2!>8 envoy', sign: 'best', words: 'Better' },
      { move: 'build statue', sign: 'next', words: 'Next best' },
      { move: 'pass', sign: 'next', words: 'Next best' },
    ]
    const { advisors, buildings } = marksOn(marks)
    expect([...advisors]).toEqual([[8, [marks[0], marks[1]]]])
    expect([...buildings]).toEqual([['statue', [marks[2]]]])
  })

  it('goes to the next mistake, past fine moves, in both directions', () => {
    const look = {
      moments: [
        { ply: 3, kind: 'mistake' },
        { ply: 5, kind: 'fine' },
        { ply: 9, kind: 'mistake' },
      ],
    } as LookBack
    expect(mistakeFrom(look, 3, 1)?.ply).toBe(9)
    expect(mistakeFrom(look, 9, -1)?.ply).toBe(3)
    expect(mistakeFrom(look, 9, 1)).toBeNull()
  })

  it('tells a chance in points with one decimal, and never less than nothing where it is nothing', () => {
    expect([0.1234, -0.0204].map(points)).toEqual([12.3, -2])
    expect(Object.is(points(-0.0004), 0)).toBe(true)
  })

  it('leads from puzzle to puzzle until all are done', () => {
    const all = [puzzle(1, 'right'), puzzle(4), puzzle(7)]
    expect(nextOf(all)?.ply).toBe(4)
    expect(nextOf(all, all[1])?.ply).toBe(7)
    expect(nextOf([puzzle(1, 'shown'), puzzle(4)], puzzle(4))).toBeNull()
  })
})

describe('the results of a day', () => {
  it('have a gap where ranks are left out, and none where some are equal', () => {
    const gaps = (...ranks: number[]) =>
      ranks.map((_, index) =>
        isAfterGap(
          ranks.map((rank) => ({ rank })),
          index,
        ),
      )
    expect(gaps(1, 2, 3)).toEqual([false, false, false])
    expect(gaps(1, 1, 1, 4)).toEqual([false, false, false, false])
    expect(gaps(1, 2, 2501, 4001)).toEqual([false, false, true, true])
    expect(gaps(1, 2, 2501, 2502)).toEqual([false, false, true, false])
  })
})
