/** Addresses: what they lead to, and what they must not keep. */
import { beforeEach, describe, expect, it, test } from 'vitest'
import { isDay, isId, route } from '../src/lib/route.svelte'

function open(hash: string): void {
  history.replaceState(null, '', hash)
  dispatchEvent(new Event('hashchange'))
}

describe('addresses', () => {
  beforeEach(() => {
    route.brought = null
  })

  it.each(['%', '%E2%82', 'a%', 'abc.def'])('a secret leaves the address, also if it is %s', (secret) => {
    open(`#/resume/${secret}`)
    expect(location.href).not.toContain(secret)
    expect(route.brought).toBe(secret)
    expect(route.parts).toEqual([])
  })
  it('an address cut off in the middle of a character leads nowhere', () => {
    open('#/table/%E2%82')
    expect(route.parts).toEqual(['%'])
  })
})

test.each(['..', '.', '', 'a/b', 'a b', '%', 'é', 'x'.repeat(65), undefined])('%s is nobody’s id', (id) =>
  expect(isId(id)).toBe(false),
)
test.each(['x', '0aZ-_9aaaaaaaaaa'])('%s may be an id', (id) => expect(isId(id)).toBe(true))
test.each(['0000-00-00', '2026-02-31', '2026-13-01', '2026-1-1', 'today', '2026-02-28x', ''])('%s is no day', (day) =>
  expect(isDay(day)).toBe(false),
)
test.each(['2026-02-28', '2024-02-29'])('%s is a day', (day) => expect(isDay(day)).toBe(true))
