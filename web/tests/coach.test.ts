import { expect, test } from 'vitest'
import { muchBetter } from '../src/learn/coach'
import type { Advice } from '../src/lib/protocol'

const move = (name: string, worth: number | null): Advice => ({ move: name, words: name, worth, share: 0, why: '' })

test('a move that costs much of the chance to win is told', () => {
  const advice = [move('build', 0.5), move('pass', 0.4)]
  expect(muchBetter(advice, 'pass')?.move).toBe('build')
})

test('the best move, and one nearly as good, are not blamed', () => {
  const advice = [move('build', 0.5), move('pass', 0.46)]
  expect(muchBetter(advice, 'build')).toBeNull()
  expect(muchBetter(advice, 'pass')).toBeNull()
})

test('a move that the bot did not consider counts as the worst it did', () => {
  expect(muchBetter([move('build', 0.5), move('pass', 0.4)], 'jump')?.move).toBe('build')
})

test('a bot that does not know chances blames nobody', () => {
  expect(muchBetter([move('build', null), move('pass', null)], 'pass')).toBeNull()
})
