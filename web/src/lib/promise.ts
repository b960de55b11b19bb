/** Our share in the dice: promised by its fingerprint first, told when everybody has promised. The browser keeps it in between. */
import { fingerprint } from './fair'
import { forget, remember, remembered } from './memory'
import { newSalt } from './person.svelte'
import type { Match, SeatLetter } from './protocol'

/** Draws a salt, keeps it, and gives what may be said of it. */
export function newPromise(): string {
  const salt = newSalt()
  const promise = fingerprint(salt)
  remember(key(promise), salt)
  return promise
}

/** The salt that one of our seats promised and has not told yet; null if there is none, or this browser does not know it. */
export function promisedSalt(match: Match, mine: SeatLetter[]): string | null {
  const seat = match.seats.find(({ seat, promise, salt }) => mine.includes(seat) && promise && !salt)
  return seat ? remembered(key(seat.promise!)) : null
}

/** What was told need not be kept. */
export function forgetSalts(match: Match): void {
  for (const { promise, salt } of match.seats) if (promise && salt) forget(key(promise))
}

function key(promise: string): string {
  return `salt.${promise}`
}
