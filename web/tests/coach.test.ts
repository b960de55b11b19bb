import { expect, test } from 'vitest'
import { brief, muchBetter, railAt, within, wordAt } from '../src/learn/coach'
import type { Advice, LessonPlan, MoveLine } from '../src/lib/protocol'

const move = (name: string, worth: number | null, short = ''): Advice => ({
  move: name,
  words: name,
  worth,
  share: 0,
  why: '',
  short,
})

test('a move that costs much of the chance to win is told', () => {
  const advice = [move('build', 0.5), move('pass', 0.4)]
  expect(muchBetter(advice, 'pass')?.best.move).toBe('build')
  expect(muchBetter(advice, 'pass')?.gain).toBeCloseTo(0.1)
})

test('the best move, and one nearly as good, are not blamed', () => {
  const advice = [move('build', 0.5), move('pass', 0.46)]
  expect(muchBetter(advice, 'build')).toBeNull()
  expect(muchBetter(advice, 'pass')).toBeNull()
})

test('whoever is far behind hears of what was a fifth better, too', () => {
  expect(muchBetter([move('build', 0.1), move('pass', 0.07)], 'pass')?.best.move).toBe('build')
  expect(muchBetter([move('build', 0.02), move('pass', 0.01)], 'pass')).toBeNull()
  expect(muchBetter([move('build', 0.95), move('pass', 0.9)], 'pass')).toBeNull()
})

test('the reason is told where it tells the two moves apart', () => {
  expect(muchBetter([move('build', 0.5, '3 points'), move('pass', 0.4, 'saved')], 'pass')?.why).toBe('3 points')
  expect(muchBetter([move('9', 0.5, 'goods for the Inn'), move('4', 0.4, 'goods for the Inn')], '4')?.why).toBe('')
})

test('what a button says goes into a sentence', () => {
  expect(within('Build on i9')).toBe('build on i9')
  expect(within('Échanger 1 or')).toBe('échanger 1 or')
  expect(within('Загон: перенести поселение с l8')).toBe('Загон: перенести поселение с l8')
  expect(within('Ferme\u00a0: construire en a1')).toBe('Ferme\u00a0: construire en a1')
  expect(within('5 + 4 → 9 Master Hunter')).toBe('5+4 → 9 Master Hunter')
})

test('a move that the bot did not consider counts as the worst it did', () => {
  const found = muchBetter([move('build', 0.5), move('pass', 0.4)], 'jump')
  expect(found).toMatchObject({ best: { move: 'build' }, gain: null })
})

test('a bot that does not know chances blames nobody', () => {
  expect(muchBetter([move('build', null), move('pass', null)], 'pass')).toBeNull()
})

const plan: LessonPlan = {
  name: 'first-game',
  group: '',
  title: '',
  rule: '4.1',
  done: '',
  steps: [
    { text: 'one', why: '', moves: ['build a1'] },
    { text: 'two', why: '', moves: ['build b1', 'build c1'] },
  ],
}
const made = (text: string): MoveLine => ({
  ply: 1,
  who: 'A',
  by: null,
  move: text,
  words: '',
  chapter: '',
  rule: '',
  forced: false,
  news: [],
})

test('the rails ask for the step that comes next, with those of its moves that are legal', () => {
  expect(railAt(plan, [], ['A'], ['build a1', 'build b1'], [])).toEqual({ step: plan.steps[0], moves: ['build a1'] })
  expect(railAt(plan, [made('build a1')], ['A'], ['build c1', 'end'], [])).toEqual({
    step: plan.steps[1],
    moves: ['build c1'],
  })
})

test('where the plan has no move, the rails follow the bot', () => {
  const advice = [move('end', null), move('build d1', null)]
  expect(railAt(plan, [made('build a1')], ['A'], ['build d1', 'end'], advice)).toEqual({ step: null, moves: ['end'] })
  expect(railAt(plan, [made('build a1'), made('build b1')], ['A'], ['end'], [])).toEqual({ step: null, moves: [] })
})

test('the second of a kind has a word of its own where there is one', () => {
  const words = { influence: 'any', 'second-influence': 'first', 'second-influence-2': 'second' }
  expect(wordAt(words, 'influence-2')).toBe('any')
  expect(wordAt(words, 'influence-1', 'second-')).toBe('first')
  expect(wordAt(words, 'influence-2', 'second-')).toBe('second')
  expect(wordAt(words, 'influence-3', 'second-')).toBe('first')
  expect(wordAt(words, 'build', 'second-')).toBe('')
})

test('what the coach composes is worded so that two lines hold it', () => {
  const long = 'word '.repeat(20)
  expect(brief('short', 'shorter')).toBe('short')
  expect(brief(long, 'shorter')).toBe('shorter')
  expect(brief(long)).toMatch(/^(word )+word…$/)
  expect(brief(long).length).toBeLessThanOrEqual(77)
})
