/** A word after five seconds: five seconds of waiting, however many parts of the page made one wait. */
import { expect, test } from 'vitest'
import { Waited } from '../src/lib/waited'

test('who opens the page on a slow line has waited since then', () => {
  const waited = new Waited()
  waited.end(13_000)
  expect(waited.begin(13_020)).toBe(0)
  const quick = new Waited()
  quick.end(900)
  expect(quick.begin(910)).toBe(4090)
})

test('one wait follows another, and counts on', () => {
  const waited = new Waited()
  waited.end(500)
  expect(waited.begin(20_000)).toBe(5000)
  waited.end(23_000)
  expect(waited.begin(23_010)).toBe(1990)
})
