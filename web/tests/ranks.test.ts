/** A hint on the table: the first move is marked, the others by their places in the panel. */
import { expect, test } from 'vitest'
import { goodRanks, readChoice, type GoodsChoice } from '../src/games/kingsburg/moves'
import { readMove } from '../src/games/kingdom-builder/moves'
import type { Hinted } from '../src/lib/protocol'
import { bestRanks, isFirst, ranksOf } from '../src/table/ranks'

function hint(...moves: string[]): Hinted {
  return {
    type: 'hint',
    id: 1,
    ply: 3,
    level: 'king',
    advice: moves.map((move) => ({ move, words: move, worth: 0.5, share: 0, why: '', short: '' })),
  }
}
const onHexes = (...moves: string[]): [string, number][] => [
  ...bestRanks(ranksOf(hint(...moves)), (move) => readMove(move).hex),
]

test('a hex has the number that its move has in the panel, also where the first advice is to end the turn', () => {
  expect(onHexes('end', 'build a1', 'build b2')).toEqual([
    ['a1', 2],
    ['b2', 3],
  ])
})

test('two moves on one hex stand there once, by the better', () => {
  expect(onHexes('build a1', 'oasis a1', 'build c3')).toEqual([
    ['a1', 1],
    ['c3', 3],
  ])
})

test('only the move that is advised first is marked as such', () => {
  expect(isFirst(hint('done', 'build barricade'), 'done')).toBe(true)
  expect(isFirst(hint('build barricade', 'done'), 'done')).toBe(false)
  expect(isFirst(null, undefined)).toBe(false)
})

test('goods carry the best place of the choices that still take them', () => {
  const choices = ['take gold wood', 'take gold stone', 'take wood stone'].map(
    (move) => readChoice(move, '') as GoodsChoice,
  )
  const ranks = ranksOf(hint('take gold wood', 'take wood stone'))
  expect([...goodRanks(choices, ranks, { gold: 0, wood: 0, stone: 0 })]).toEqual([
    ['gold', 1],
    ['wood', 1],
    ['stone', 2],
  ])
  expect([...goodRanks(choices, ranks, { gold: 0, wood: 0, stone: 1 })]).toEqual([['wood', 2]])
  expect([...goodRanks(choices, new Map(), { gold: 0, wood: 0, stone: 0 })]).toEqual([])
})
