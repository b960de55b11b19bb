import { describe, expect, it } from 'vitest'
import { below, hex, hmac, sha256 } from '../src/lib/fair'

const text = (words: string): Uint8Array => new TextEncoder().encode(words)

describe('fair dice', () => {
  it('computes SHA-256 as the standard says', () => {
    expect(hex(sha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hex(sha256(new Uint8Array(1000).fill(97)))).toBe(
      '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3',
    )
  })

  it('computes HMAC-SHA-256 as RFC 4231 says', () => {
    expect(hex(hmac(text('Jefe'), text('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    expect(
      hex(hmac(new Uint8Array(131).fill(0xaa), text('Test Using Larger Than Block-Size Key - Hash Key First'))),
    ).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54')
  })

  it('draws what the dealer in Python draws', () => {
    // kingcraft.core.chance.Dealer(seed_from(7), ["00ff", "abcd"]).below(ply, total)
    const seed = sha256(text('kingcraft seed 7'))
    expect([1, 2, 3, 40].map((ply) => below(seed, ['00ff', 'abcd'], ply, 1000))).toEqual([112, 523, 346, 363])
  })

  it('draws what a dealer bound to a match draws', () => {
    // Dealer(seed_from(7), ["A:00ff", "C:abcd"], "5a" * 32).below(ply, 1000)
    const seed = sha256(text('kingcraft seed 7'))
    expect([1, 2, 3, 40].map((ply) => below(seed, ['A:00ff', 'C:abcd'], ply, 1000, '5a'.repeat(32)))).toEqual([
      854, 957, 221, 229,
    ])
  })
})
