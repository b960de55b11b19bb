/** The chances of battle in words, in three languages. */
import { expect, test } from 'vitest'
import { headline, oddsNow, oddsWith } from '../src/games/kingsburg/battle'
import { words } from '../src/lib/words.svelte'

const SURE = { win: 1, draw: 0, lose: 0 }

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.each([
  [
    'en',
    'As it stands: victory 100%, draw 0%, defeat 0%.',
    'Needs soldier token 3 or 4.',
    'With 2 more soldiers: victory 50%, draw 25%, defeat 25%.',
  ],
  [
    'fr',
    'En l’état : victoire 100 %, égalité 0 %, défaite 0 %.',
    'Il y faut le jeton Soldat 3 ou 4.',
    'Avec 2 soldats de plus : victoire 50 %, égalité 25 %, défaite 25 %.',
  ],
  [
    'ru',
    'Пока что: победа 100 %, ничья 0 %, поражение 0 %.',
    'Для этого нужен жетон воинов 3 или 4.',
    'С 2 новыми воинами: победа 50 %, ничья 25 %, поражение 25 %.',
  ],
] as const)('chances name the soldier tokens that they need: %s', async (lang, now, tokens, more) => {
  await words.speak(lang)
  expect(plain(oddsNow(SURE))).toBe(now)
  expect(plain(oddsNow({ ...SURE, tokens: [3, 4] }))).toBe(`${now} ${tokens}`)
  expect(plain(oddsWith({ soldiers: 2, win: 0.5, draw: 0.25, lose: 0.25 }))).toBe(more)
})

test.each([
  ['en', 'draw 100%'],
  ['fr', 'égalité 100 %'],
  ['ru', 'ничья 100 %'],
] as const)('a certain draw is no certain defeat: %s', async (lang, draw) => {
  await words.speak(lang)
  expect(plain(headline({ win: 0, draw: 1, lose: 0 }))).toBe(draw)
  expect(plain(headline({ win: 0, draw: 0, lose: 1 }))).toMatch(/^0 ?%$/)
  expect(plain(headline({ win: 0.25, draw: 0.75, lose: 0 }))).toMatch(/^25 ?%$/)
})
