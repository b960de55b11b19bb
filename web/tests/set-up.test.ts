/** The set-up of Kingsburg: sets beyond the base game's and those of the modules can be chosen, and say what they bring. */
import { mount, unmount, flushSync } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import SetUp from '../src/games/kingsburg/SetUp.svelte'
import { furtherSets, withSet } from '../src/games/kingsburg/sets'
import { valueName } from '../src/house/facts'
import { words } from '../src/lib/words.svelte'

const HIVES = {
  base: ['advisor-jester'],
  house: ['governor-magistrate'],
  'forge-a-realm': ['governor-prince'],
  hives: ['governor-prince', 'building-apiary'],
}
let shown: object | null = null

beforeAll(() => words.speak('en'))
afterEach(() => shown && unmount(shown))

test('a set beyond those in every box is offered with its pieces, and named when chosen', () => {
  const chosen = bound({ edition: 'first' })
  shown = mount(SetUp, {
    target: document.body,
    props: {
      get options() {
        return chosen.value
      },
      set options(value) {
        chosen.value = value
      },
      info: { name: 'kingsburg', least: 2, most: 5, options: [], presets: {}, levels: [] },
      shipped: HIVES,
    },
  })
  const sets = [...document.querySelectorAll<HTMLElement>('[data-set]')]
  expect(sets.map(({ dataset }) => dataset.set)).toEqual(['hives'])
  expect(sets[0]!.textContent).toContain('Prince and building-apiary')
  sets[0]!.querySelector('input')!.click()
  flushSync()
  expect(chosen.value).toEqual({ edition: 'first', sets: 'base hives' })
})

test('a set that is left out again leaves no word behind', () => {
  const one = withSet({ rows: 'extended' }, 'hives', true)
  const two = withSet(one, 'reeds', true)
  expect(two.sets).toBe('base hives reeds')
  expect(withSet(two, 'hives', false).sets).toBe('base reeds')
  expect(withSet(one, 'hives', false)).toEqual({ rows: 'extended' })
})

test('what ships today needs no choice, and a table says which sets it is played with', () => {
  expect(furtherSets()).toEqual([])
  expect(valueName('sets', 'base hives')).toBe('base game and hives')
})

/** The options as a page would bind them. */
function bound(value: Record<string, string>): { value: Record<string, string> } {
  return { value }
}
