/** What the page works out by itself is what the engine says: answers of random games, made by tests/shown/page.py. */
import { expect, test } from 'vitest'
import { goldOf, type Brings } from '../src/games/kingdom-builder/moves'
import { readChoice } from '../src/games/kingsburg/moves'
import { leftAfter, missingFor, wouldPay } from '../src/games/kingsburg/paying'
import type { Goods, Group, Space } from '../src/games/kingsburg/view'
import answers from './shown.json'

const built = answers.built as unknown as { space: Space; have: Goods; left: number[] }[]
const dear = answers.dear as unknown as { space: Space; have: Goods; missing: number[] }[]
const placed = answers.placed as unknown as { move: string; advisor: number; group: Group }[]
const brought = answers.brings as unknown as { brings: Brings; change: number }[]

test('what is left after paying', () => {
  for (const { space, have, left } of built) expect(leftAfter(space, have)).toEqual(left)
})

test('what is missing, and that it would pay', () => {
  for (const { space, have, missing } of dear) {
    const [gold, wood, stone] = missingFor(space, have) as [number, number, number]
    expect([gold, wood, stone]).toEqual(missing)
    expect(wouldPay(space, have, { gold, wood, stone })).toBe(true)
    for (const [index, good] of (['gold', 'wood', 'stone'] as const).entries()) {
      if (missing[index]) expect(wouldPay(space, have, { gold, wood, stone, [good]: missing[index] - 1 })).toBe(false)
    }
  }
})

test('the dice, the token and the shift of a placement', () => {
  for (const { move, advisor, group } of placed) {
    const { coloured, white, token, shift, envoy } = group
    const choice = readChoice(move, '')
    expect(choice).toMatchObject({ kind: 'place', advisor, token, shift, envoy })
    if (choice.kind === 'place')
      expect([choice.coloured, choice.white].map((dice) => dice.toSorted())).toEqual(
        [coloured!, white!].map((dice) => dice.toSorted()),
      )
  }
})

test('all the gold that a settlement brings', () => {
  for (const { brings, change } of brought) expect(goldOf(brings)).toBe(change)
})
