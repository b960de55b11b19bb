import { describe, expect, it } from 'vitest'
import { onlyHere, shareable } from '../src/lib/reach.svelte'

describe('links for others', () => {
  it('are the page’s own address where that is public', () => {
    expect(shareable('table/x/y', 'https://games.example.org/kingcraft/#/', [])).toEqual({
      link: 'https://games.example.org/kingcraft/#/table/x/y',
      kind: 'public',
    })
  })
  it('name the computer’s address in its network, never 127.0.0.1', () => {
    expect(shareable('table/x', 'http://127.0.0.1:8000/#/', ['http://192.168.1.20:8000/'])).toEqual({
      link: 'http://192.168.1.20:8000/#/table/x',
      kind: 'network',
    })
  })
  it('say so when nobody else can come', () => {
    expect(shareable('table/x', 'http://localhost:8000/', []).kind).toBe('here')
  })
  it.each(['localhost', '127.0.0.1', '127.8.8.8', '[::1]', 'king.localhost'])(
    'knows that %s is this computer',
    (name) => expect(onlyHere(name)).toBe(true),
  )
  it.each(['192.168.1.20', 'example.org', '12.7.0.1'])('knows that %s is not', (name) =>
    expect(onlyHere(name)).toBe(false),
  )
})
