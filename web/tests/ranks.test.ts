/** A hint on the table: the first move is marked, the others by their places in the panel. */
import { expect, test } from 'vitest'
import { readMove } from '../src/games/kingdom-builder/moves'
import type { Hinted } from '../src/lib/protocol'
import { bestRanks, isFirst, ranksOf } from '../src/table/ranks'

function hint(...moves: string[]): Hinted {
  return { type: 'hint', id: 1, ply: 3, level: 'king', advice: moves.map((move) => ({ move, words: move, worth: 0.5, share: 0, why: '', short: '' })) }
}
const onHexes = (...moves: string[]): [string, number][] => [...bestRanks(ranksOf(hint(...moves)), (move) => readMove(move).hex)]

test('a hex has the number that its move has in the panel, also where the first advice is to end the turn', () => {
  expect(onHexes('end', 'build a1', 'build b2')).toEqual([['a1', 2], ['b2', 3]])
})

test('two moves on one hex stand there once, by the better', () => {
  expect(onHexes('build a1', 'oasis a1', 'build c3')).toEqual([['a1', 1], ['c3', 3]])
})

test('only the move that is advised first is marked as such', () => {
  expect(isFirst(hint('done', 'build barricade'), 'done')).toBe(true)
  expect(isFirst(hint('build barricade', 'done'), 'done')).toBe(false)
  expect(isFirst(null, undefined)).toBe(false)
})
