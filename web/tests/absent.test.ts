/** Where the server does not answer, nothing is said of what it would have said. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { House } from '../src/lib/protocol'
import { words } from '../src/lib/words.svelte'
import HomePage from '../src/pages/HomePage.svelte'
import NewTablePage from '../src/pages/NewTablePage.svelte'

let page: Record<string, unknown> | null = null
const UNTRUE = ['No table is waiting', 'Nobody is playing', 'Your finished games']

beforeEach(async () => {
  await words.speak('en')
})
afterEach(async () => {
  if (page) await unmount(page)
  page = null
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
})

async function shown(): Promise<string> {
  await new Promise((done) => setTimeout(done))
  flushSync()
  return document.body.textContent
}

function lists(): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ matches: [] })))
}

test('the front page says that the server is away, and fills its lists when it is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('aborted')))
  const again = vi.fn(async () => {})
  page = mount(HomePage, { target: document.body, props: { house: null, absent: '', again } })
  const away = await shown()
  expect(away).toContain('The server cannot be reached.')
  for (const words of UNTRUE) expect(away).not.toContain(words)

  lists()
  document.querySelector<HTMLElement>('[data-absent] button')!.click()
  const back = await shown()
  expect(again).toHaveBeenCalledOnce()
  expect(back).not.toContain('cannot be reached')
  for (const words of UNTRUE) expect(back).toContain(words)
})

test('a table is not begun before the levels of its bots are known', async () => {
  lists()
  const again = vi.fn(async () => {})
  page = mount(NewTablePage, {
    target: document.body,
    props: { game: 'kingdom-builder', house: null, absent: 'The server cannot be reached.', again },
  })
  expect(await shown()).toContain('The server cannot be reached.')
  expect(document.querySelector<HTMLButtonElement>('.start button')!.disabled).toBe(true)
  document.querySelector<HTMLElement>('[data-absent] button')!.click()
  expect(again).toHaveBeenCalledOnce()
})

test('with the levels it can be begun', async () => {
  lists()
  const house = {
    games: [{ name: 'kingdom-builder', levels: ['squire'], options: [], least: 2, most: 5 }],
  } as unknown as House
  page = mount(NewTablePage, {
    target: document.body,
    props: { game: 'kingdom-builder', house, absent: '', again: async () => {} },
  })
  await shown()
  expect(document.querySelector<HTMLButtonElement>('.start button')!.disabled).toBe(false)
})
