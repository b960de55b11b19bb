/** Fair dice, recomputed here: SHA-256 and HMAC of our own, because browsers offer theirs on secure pages only. */

const K = primes(64).map((prime) => fraction(Math.cbrt(prime)))
const H = primes(8).map((prime) => fraction(Math.sqrt(prime)))

/** The SHA-256 of some bytes. */
export function sha256(data: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(H)
  const padded = pad(data)
  const view = new DataView(padded.buffer)
  const w = new Uint32Array(64)
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(start + i * 4)
    for (let i = 16; i < 64; i++)
      w[i] = w[i - 16]! + small(w[i - 15]!, 7, 18, 3) + w[i - 7]! + small(w[i - 2]!, 17, 19, 10)
    round(hash, w)
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setUint32(i * 4, word))
  return new Uint8Array(out.buffer)
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

/** A number under `total` for a move, drawn as the dealer draws it: beyond the last full multiple it is drawn again. */
export function below(seed: Uint8Array, salts: string[], ply: number, total: number, binding = ''): number {
  const space = 1n << 256n
  const fair = space - (space % BigInt(total))
  const begin = binding && `${binding}|`
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(seed, new TextEncoder().encode(`${begin}${salts.join(',')}|${ply}|${attempt}`))
    const number = BigInt('0x' + hex(digest))
    if (number < fair) return Number(number % BigInt(total))
  }
}

/** The fingerprint of a text: what is promised of a salt before it is told. */
export function fingerprint(text: string): string {
  return hex(sha256(new TextEncoder().encode(text)))
}

export function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function round(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = Array.from(hash) as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word))
}

function small(x: number, one: number, two: number, shift: number): number {
  return turn(x, one) ^ turn(x, two) ^ (x >>> shift)
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by))
}

function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64)
  padded.set(data)
  padded[data.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, data.length * 8)
  return padded
}

/** Bytes, and others after them. */
export function join(one: Uint8Array, two: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + two.length)
  whole.set(one)
  whole.set(two, one.length)
  return whole
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n)
  return found
}
