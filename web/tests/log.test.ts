import { describe, expect, it } from 'vitest'
import type { Event, MoveLine } from '../src/lib/protocol'
import { chaptersOf, fold } from '../src/table/log'

const move = (ply: number, who: MoveLine['who'] = 'A', chapter = 'Round 1'): MoveLine => ({
  ply,
  who,
  by: null,
  move: `m${ply}`,
  words: '',
  chapter,
  rule: '',
  forced: false,
  news: [],
})
const moved = (number: number, ...plies: number[]): Event => ({
  number,
  at: 0,
  kind: 'moved',
  moves: plies.map((ply) => move(ply)),
})

describe('the log', () => {
  it('grows by moves and shrinks by what is taken back', () => {
    const log = fold(
      [],
      [moved(1, 1, 2), moved(2, 3), { number: 3, at: 0, kind: 'undone', seat: 'A', ply: 2 }, moved(4, 3)],
    )
    expect(log.map((entry) => (entry.kind === 'move' ? entry.line.ply : 0))).toEqual([1, 2, 3])
    expect(new Set(log.map(({ key }) => key)).size).toBe(3)
  })

  it('tells of set-up moves that came with the start', () => {
    const started = {
      number: 1,
      at: 0,
      kind: 'started',
      commitment: '',
      salts: [],
      before: [],
      moves: [move(1)],
    } as Event
    expect(fold([], [started])).toHaveLength(1)
  })

  it('tells what was played before the moment it was played on from', () => {
    const started = {
      number: 1,
      at: 0,
      kind: 'started',
      commitment: '',
      salts: [],
      before: [move(1), move(2)],
      moves: [move(3)],
    } as Event
    expect(fold([], [started]).map((entry) => (entry.kind === 'move' ? entry.line.ply : 0))).toEqual([1, 2, 3])
  })

  it('groups turns under headings, with dice and cards in the turn they come in', () => {
    const moves = [move(1, '*', ''), move(2, 'A'), move(3, 'A'), move(4, '*'), move(5, 'B'), move(6, 'A', 'Round 2')]
    const chapters = chaptersOf(fold([], [{ number: 1, at: 0, kind: 'moved', moves }]))
    const shape = chapters.map(({ heading, turns }) => [
      heading,
      turns.map(({ who, entries }) => [who, entries.length]),
    ])
    expect(shape).toEqual([
      ['', [[null, 1]]],
      [
        'Round 1',
        [
          ['A', 3],
          ['B', 1],
        ],
      ],
      ['Round 2', [['A', 1]]],
    ])
  })

  it('says a heading once, also where chance without one comes between', () => {
    const moves = [
      move(1, '*', ''),
      move(2, 'A', 'Set-up'),
      move(3, '*', ''),
      move(4, 'B', 'Set-up'),
      move(5, 'A', 'Year 1'),
    ]
    const chapters = chaptersOf(fold([], [{ number: 1, at: 0, kind: 'moved', moves }]))
    expect(chapters.map(({ heading }) => heading)).toEqual(['', 'Set-up', 'Year 1'])
  })

  it('tells what opens a turn where that turn begins, under its own heading', () => {
    const shown = {
      id: 'card-shown',
      seat: 'B' as const,
      facts: {},
      words: 'B shows a card',
      rule: 'kingdom-builder/1.3',
    }
    const moves = [
      move(1, 'A'),
      { ...move(2, '*'), news: [shown] },
      move(3, 'B', 'Round 2'),
      { ...move(4, '*', 'Round 2'), news: [{ ...shown, seat: 'A' as const }] },
    ]
    const chapters = chaptersOf(fold([], [{ number: 1, at: 0, kind: 'moved', moves }]), ['card-shown'])
    const shape = chapters.map(({ heading, turns }) => [
      heading,
      turns.map(({ who, opening, entries }) => [who, opening.length, entries.length]),
    ])
    expect(shape).toEqual([
      ['Round 1', [['A', 0, 2]]],
      [
        'Round 2',
        [
          ['B', 1, 2],
          ['A', 1, 0],
        ],
      ],
    ])
    expect(chapters[0]!.turns[0]!.entries[1]).toMatchObject({ line: { news: [] } })
  })

  it('notes who ran out of time', () => {
    expect(fold([], [{ number: 1, at: 0, kind: 'timed_out', seat: 'B', count: 1 }])).toMatchObject([
      { id: 'web-log-timed-out', seat: 'B' },
    ])
  })
})
