/** Our share in the dice: promised by its fingerprint first, told when everybody has promised. The browser keeps it, and what it saw when it was told. */
import { fingerprint } from './fair'
import { forget, remember, remembered } from './memory'
import { newSalt } from './person.svelte'
import type { Match, Seat, SeatLetter } from './protocol'
import { noteTold, witnessOf, type Pledged, type Witness } from './witness'

/** Draws a salt, keeps it, and gives what may be said of it. */
export function newPromise(): string {
  const salt = newSalt()
  const promise = fingerprint(salt)
  remember(key(promise), salt)
  return promise
}

/** The seat of ours that promised a salt and has not told it yet. */
export function silentSeat(match: Match, mine: SeatLetter[]): Seat | null {
  return match.seats.find(({ seat, promise, salt }) => mine.includes(seat) && promise && !salt) ?? null
}

/** The salt that one of our seats promised and has not told yet, once it is noted what the others have promised; null if there is none, or this browser does not know it. */
export function tellSalt(match: Match, mine: SeatLetter[]): string | null {
  const seat = silentSeat(match, mine)
  if (!seat) return null
  const salt = remembered(key(seat.promise!)) ?? toldBefore(match, seat)
  if (salt === null) return null
  noteTold(match, seat.seat, salt)
  forget(key(seat.promise!))
  return salt
}

/** Whether this browser has the salt that one of our seats promised. */
export function knowsSalt(match: Match, mine: SeatLetter[]): boolean {
  const seat = silentSeat(match, mine)
  return seat !== null && (remembered(key(seat.promise!)) ?? toldBefore(match, seat)) !== null
}

/** A salt for a table where nobody else adds one: it need not be promised, since the secret is fixed already. */
export function openSalt(match: Match, mine: SeatLetter[]): string {
  const salt = newSalt()
  if (mine[0]) noteTold(match, mine[0], salt)
  return salt
}

export type Fault = 'unheard' | 'dropped' | 'changed'

/** What is wrong with our share, as soon as it shows: it was never told, it was left out although it was told, or what others promised has changed since. */
export function faultOf(match: Match, mine: SeatLetter[], seen: Witness | null = witnessOf(match.id)): Fault | null {
  if (match.phase !== 'playing' && match.phase !== 'over') return null
  const told = seen?.told
  if (match.result?.ending === 'closed') return null
  if (!told) return silentSeat(match, mine) ? 'unheard' : null
  const shown = match.seats.find(({ seat }) => seat === told.seat)
  if (shown?.salt !== told.salt) return 'dropped'
  return match.seats.some((seat) => isChanged(seat, told.seats[seat.seat], told.seat)) ? 'changed' : null
}

function isChanged({ seat, promise, salt }: Seat, before: Pledged | undefined, ours: SeatLetter): boolean {
  if (seat === ours) return false
  if (!before || promise !== before.promise) return true
  if (before.salt !== null || before.promise === null) return salt !== before.salt
  return salt !== null && fingerprint(salt) !== before.promise
}

function toldBefore({ id }: Match, { promise }: Seat): string | null {
  const salt = witnessOf(id)?.told?.salt ?? null
  return salt !== null && fingerprint(salt) === promise ? salt : null
}

function key(promise: string): string {
  return `salt.${promise}`
}
