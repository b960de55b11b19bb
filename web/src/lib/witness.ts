/** What this browser saw of a match's dice before it told its own number, and what came up since. It is kept across reloads, so that a proof can be held against it. The first that was seen counts: nothing that was noted is overwritten once dice have come up. */
import { forget, keysOf, remember, remembered } from './memory'
import type { Match, MoveLine, SeatLetter } from './protocol'

/** What a seat had promised, or told openly, when our number was told. */
export interface Pledged {
  promise: string | null
  salt: string | null
}

export interface Told {
  seat: SeatLetter
  salt: string
  /** All seats as they were shown just before. */
  seats: Partial<Record<SeatLetter, Pledged>>
}

export interface Witness {
  at: number
  /** The fingerprint of the secret, as it was first heard. */
  commitment: string
  told: Told | null
  /** The dice and cards that came up, by their numbers; `?` stands for what we may not know. */
  chances: Record<string, string>
}

/** So many matches are kept; the oldest go first. */
const MOST = 300

/** What was noted of a match; null if this browser noted nothing. */
export function witnessOf(id: string): Witness | null {
  const text = remembered(key(id))
  if (text) return JSON.parse(text) as Witness
  const older = remembered(`promise.${id}`)
  return older ? { at: 0, commitment: older, told: null, chances: {} } : null
}

/** Notes the fingerprint of the secret, unless one was heard before. */
export function noteCommitment({ id, phase, commitment }: Match): void {
  if (phase === 'over' || !commitment || witnessOf(id)) return
  dropOldest()
  keep(id, { at: Date.now(), commitment, told: null, chances: {} })
}

/** Notes what all seats have promised, just before our number is told. A number that is told anew replaces one that was refused, until dice have come up. */
export function noteTold(match: Match, seat: SeatLetter, salt: string): void {
  noteCommitment(match)
  const seen = witnessOf(match.id)
  if (!seen || seen.told?.salt === salt || (seen.told && Object.keys(seen.chances).length)) return
  const seats = Object.fromEntries(match.seats.map((one) => [one.seat, { promise: one.promise, salt: one.salt }]))
  keep(match.id, { ...seen, told: { seat, salt, seats } })
}

/** Notes dice and cards as they come up. */
export function noteChances(id: string, moves: MoveLine[]): void {
  const seen = witnessOf(id)
  const fresh = moves.filter(({ who, ply, move }) => who === '*' && seen && adds(seen.chances[ply], move))
  if (seen && fresh.length)
    keep(id, {
      ...seen,
      chances: { ...seen.chances, ...Object.fromEntries(fresh.map(({ ply, move }) => [ply, move])) },
    })
}

/** Whether a move can be what was seen, where `?` stands for anything. */
export function fits(seen: string, move: string): boolean {
  const parts = seen.split('?').map((part) => part.replace(/[.*+^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`).test(move)
}

/** Whether a move tells more than what was noted of it, without telling something else. */
function adds(noted: string | undefined, move: string): boolean {
  return noted === undefined || (noted !== move && fits(noted, move))
}

function keep(id: string, seen: Witness): void {
  remember(key(id), JSON.stringify(seen))
}

function dropOldest(): void {
  const kept = keysOf('fair.')
  if (kept.length < MOST) return
  const aged = kept.map((name) => ({ name, at: (JSON.parse(remembered(name) ?? '{"at":0}') as Witness).at }))
  for (const { name } of aged.sort((one, other) => one.at - other.at).slice(0, kept.length - MOST + 1)) forget(name)
}

function key(id: string): string {
  return `fair.${id}`
}
