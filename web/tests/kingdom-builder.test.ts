import { describe, expect, it } from 'vitest'
import { BOARDS, CARDS, joined, rowsOf, setsFor } from '../src/games/kingdom-builder/content'
import { ALL, centreOf, hexAt, neighbours, regionPath, step } from '../src/games/kingdom-builder/hexes'
import { choicesOf, goldOf, lastPlaces, readMove, targets } from '../src/games/kingdom-builder/moves'
import type { MoveLine, Sight } from '../src/lib/protocol'

describe('hexes', () => {
  it('has 400 of them, each found again at its middle', () => {
    expect(ALL).toHaveLength(400)
    expect(ALL.filter((hex) => hexAt(centreOf(hex)) !== hex)).toEqual([])
  })

  it('knows the neighbours of hexes in odd and even rows', () => {
    expect(neighbours('b2').sort()).toEqual(['a2', 'b1', 'b3', 'c1', 'c2', 'c3'])
    expect(neighbours('b3').sort()).toEqual(['a2', 'a3', 'a4', 'b2', 'b4', 'c3'])
    expect(neighbours('a1').sort()).toEqual(['a2', 'b1'])
    expect(ALL.every((hex) => neighbours(hex).every((other) => neighbours(other).includes(hex)))).toBe(true)
  })

  it('draws only the outer edges of a region', () => {
    const edges = (path: string): number => path.split('M').length - 1
    expect(edges(regionPath(['c3']))).toBe(6)
    expect(edges(regionPath(['c3', 'd3']))).toBe(10)
  })

  it('stays on the map when arrows lead beyond its edge', () => {
    expect(step('a1', 'ArrowUp')).toBe('a1')
    expect(step('t20', 'ArrowRight')).toBe('t20')
    expect(step('j10', 'ArrowDown')).toBe('j11')
  })
})

describe('moves', () => {
  it('reads every kind of notation', () => {
    expect(readMove('build k12')).toMatchObject({ tool: 'build', hex: 'k12', from: null })
    expect(readMove('barn c3-d5')).toMatchObject({ tool: 'barn', hex: 'd5', from: 'c3' })
    expect(readMove('end')).toMatchObject({ hex: null })
    expect(readMove('give-up ready')).toMatchObject({ hex: null, tool: 'give-up ready' })
  })

  it('sorts the choices by tool', () => {
    const sight = { legal: ['build a1', 'farm a1', 'farm b2', 'end'], labels: [] } as unknown as Sight
    const choices = choicesOf(sight)
    expect([...targets(choices, 'farm').keys()]).toEqual(['a1', 'b2'])
    expect([...targets(choices, 'build').keys()]).toEqual(['a1'])
  })

  it('knows what a settlement would bring, where the server says it', () => {
    const brings = [
      { gold: { 'card-miners': 1, 'card-castles': 3, 'card-lords': -2 }, gained: ['farm'], lost: [] },
      null,
    ]
    const choices = choicesOf({ legal: ['build a1', 'end'], labels: [], outlook: { brings } } as unknown as Sight)
    expect(choices.map((choice) => choice.brings && goldOf(choice.brings))).toEqual([2, null])
  })

  const played = (...moves: string[]): MoveLine[] =>
    moves.map((text, index) => {
      const [who, ...move] = text.split(' ')
      return { ply: index + 1, who, move: move.join(' '), words: '' } as MoveLine
    })
  const shown = (log: MoveLine[], mine: string[], most?: number): string[] =>
    lastPlaces(log, mine, most).map(({ move }) => move)

  it('marks what the others did since our last move', () => {
    const log = played('A build a1', 'A end', 'B build b2', 'B end', '* draw B ?', 'C build c3')
    expect(shown(log, ['A'])).toEqual(['build b2', 'build c3'])
    expect(shown(log, ['C'])).toEqual(['build a1', 'build b2'])
  })

  it('marks nothing of our own, though we moved last', () => {
    const log = played('B build b2', 'B end', 'A build a1', 'A end')
    expect(shown(log, ['A'])).toEqual(['build b2'])
    expect(shown(log.slice(2), ['A'])).toEqual([])
    expect(shown(played('B build b2', 'A build a1', 'B build b3'), ['A'])).toEqual(['build b3'])
  })

  it('shows who only watches what was placed since the same seat ended its turn before, and never more than a few places', () => {
    const log = played('A build a1', 'A end', 'B build b2', 'B build b3', 'B end', 'B build b4')
    expect(shown(log, [])).toEqual(['build b4'])
    expect(shown(log.slice(0, 5), [])).toEqual(['build a1', 'build b2', 'build b3'])
    expect(shown(log, ['C'], 2)).toEqual(['build b3', 'build b4'])
  })
})

describe('content', () => {
  it('comes from the files that the rules read', () => {
    expect(BOARDS.map(({ id }) => id)).toContain('oracle')
    expect(BOARDS.every(({ rows }) => rows.length === 10)).toBe(true)
    expect(CARDS).toHaveLength(10)
  })

  it('names the sets beyond the first that chosen pieces came with', () => {
    expect(setsFor([...BOARDS, ...CARDS])).toEqual({})
    expect(
      setsFor([
        { id: 'oracle', set: 'base' },
        { id: 'quarry', set: 'nomads' },
        { id: 'families', set: 'nomads' },
      ]),
    ).toEqual({ sets: 'base nomads' })
  })

  it('turns a board round', () => {
    const [first] = rowsOf('oracle', false)
    expect(rowsOf('oracle', true).at(-1)).toBe([...first!].reverse().join(''))
    expect(joined(['oracle', 'farm', 'tavern', 'tower'].map((id) => rowsOf(id, false)))).toHaveLength(20)
  })
})
