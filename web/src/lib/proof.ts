/** The proof of a match's dice, held against the match as it is shown and against what this browser saw. */
import { below, bytes, fingerprint, hex, join, sha256 } from './fair'
import { compare, type OddsOf } from './odds'
import type { Chance, Match, Proof, SeatLetter } from './protocol'
import { fits, type Pledged, type Witness } from './witness'

/** Whether our own number is in the proof, or this browser cannot tell. */
export type Own = 'in' | 'missing' | 'unknown'

export interface Verdict {
  /** Whether the seed has the fingerprint that was published. */
  sealed: boolean
  /** Whether the proof is for this match, and for the game that is played in it. */
  bound: boolean
  /** Whether the numbers that are shown are those the dice follow from, each as promised. */
  kept: boolean
  own: Own
  /** The seats whose number is not one that was promised when ours was told. */
  swapped: SeatLetter[]
  /** The seats that promised a number and did not add it. */
  silent: SeatLetter[]
  draws: number
  /** The draws that do not follow from the seed. */
  wrong: number[]
  /** The draws that are not what this browser saw come up. */
  unlike: number[]
  /** The draws whose chances are not those of the rules. */
  strange: number[]
  /** How many draws have chances that this page cannot know. */
  unknown: number
}

type BySeat = Partial<Record<SeatLetter, string>>

/** Checks all that this browser can. `seen` is what it noted while the match was on; null if it noted nothing. `oddsOf` tells what the rules say of the chances; nothing where the page does not know the game. */
export function verify(proof: Proof, match: Match, seen: Witness | null, oddsOf?: OddsOf): Verdict {
  const seed = bytes(proof.seed)
  const binding = bindingOf(proof)
  const used = saltsOf(proof, match)
  const promised = promisesOf(proof, match)
  return {
    sealed: hex(sha256(join(seed, bytes(binding)))) === (seen?.commitment ?? match.commitment),
    bound: !proof.setup || isFor(proof.setup, match),
    kept: used !== null && areShown(used, promised, match) && areKept(used, promised, proof),
    own: ownIn(used ?? {}, seen),
    swapped: swappedIn(used ?? {}, promised, seen),
    silent: seatsOf(match).filter((seat) => promised[seat] && !used?.[seat]),
    draws: proof.chances.length,
    wrong: proof.chances
      .filter((chance) => outcome(seed, proof.salts, chance, binding) !== chance.move)
      .map(({ ply }) => ply),
    unlike: unlike(proof.chances, seen),
    ...compare(
      proof.chances,
      { seats: match.seats.length, options: match.options, placed: proof.position !== '' },
      oddsOf,
    ),
  }
}

/** A short number for all rolls and draws of a proof, by which `kingcraft verify --draws` finds out whether a record tells the same ones. */
export function numberOf(chances: Chance[]): string {
  return fingerprint(chances.map(({ ply, move }) => `${ply} ${move}`).join('\n')).slice(0, 16)
}

/** Whether nothing that could be checked speaks against the proof. */
export function holds(verdict: Verdict): boolean {
  const { sealed, bound, kept, own, swapped, wrong, unlike, strange } = verdict
  return (
    sealed &&
    bound &&
    kept &&
    own !== 'missing' &&
    !swapped.length &&
    !wrong.length &&
    !unlike.length &&
    !strange.length
  )
}

/** What commitment and draws are bound to: which match, which set-up, which first position. */
export function bindingOf({ setup, position }: Proof): string {
  return setup && fingerprint(`${setup}\n${position}`)
}

/** Whether a set-up line tells of this match. A study of a record stands for a match of another name. */
function isFor(setup: string, match: Match): boolean {
  let bound: Record<string, unknown>
  try {
    bound = JSON.parse(setup) as Record<string, unknown>
  } catch {
    return false
  }
  if (bound.proof !== 2 || bound.game !== match.game || bound.seats !== match.seats.length) return false
  return match.phase === 'study' || (bound.match === match.id && sameOptions(bound.options, match.options))
}

function sameOptions(bound: unknown, shown: Record<string, string>): boolean {
  if (typeof bound !== 'object' || bound === null) return false
  const options = bound as Record<string, unknown>
  return (
    Object.keys(options).length === Object.keys(shown).length &&
    Object.entries(shown).every(([name, value]) => options[name] === value)
  )
}

/** The numbers that the dice follow from, seat by seat; null if they are not one for each seat that shows one. */
function saltsOf(proof: Proof, match: Match): BySeat | null {
  if (proof.setup) return bySeat(proof.salts, match)
  const seats =
    match.phase === 'study' ? seatsOf(match) : match.seats.filter(({ salt }) => salt).map(({ seat }) => seat)
  if (match.phase !== 'study' && seats.length !== proof.salts.length) return null
  return Object.fromEntries(proof.salts.map((salt, index) => [seats[index], salt]))
}

function promisesOf(proof: Proof, match: Match): BySeat {
  if (proof.setup) return bySeat(proof.promises, match) ?? {}
  return Object.fromEntries(match.seats.flatMap(({ seat, promise }) => (promise ? [[seat, promise]] : [])))
}

/** What is written after the letters of seats; null unless these are seats of the match, in order. */
function bySeat(texts: string[], match: Match): BySeat | null {
  const seats = seatsOf(match)
  const places = texts.map((text) => (text[1] === ':' ? seats.indexOf(text[0] as SeatLetter) : -1))
  if (places.some((place, index) => place < 0 || (index > 0 && place <= places[index - 1]!))) return null
  return Object.fromEntries(texts.map((text) => [text[0], text.slice(2)]))
}

/** Whether the numbers shown at the table are those that were used, and the promises those of the proof. A study shows none. */
function areShown(used: BySeat, promised: BySeat, match: Match): boolean {
  return (
    match.phase === 'study' ||
    match.seats.every(
      ({ seat, salt, promise }) => (salt ?? undefined) === used[seat] && (!promise || promise === promised[seat]),
    )
  )
}

/** Whether each number is the one promised. In the first version those who promised nothing have no promise. */
function areKept(used: BySeat, promised: BySeat, proof: Proof): boolean {
  const kept = Object.entries(used).every(([seat, salt]) => {
    const promise = promised[seat as SeatLetter]
    return promise === undefined ? !proof.setup : promise === fingerprint(salt)
  })
  if (proof.setup) return kept
  return (
    kept &&
    (!proof.promises.length ||
      (proof.promises.length === proof.salts.length &&
        proof.salts.every((salt, index) => fingerprint(salt) === proof.promises[index])))
  )
}

function ownIn(used: BySeat, seen: Witness | null): Own {
  if (!seen?.told) return 'unknown'
  return used[seen.told.seat] === seen.told.salt ? 'in' : 'missing'
}

/** Each number of the others must be one that was fixed before they could know ours, and each promise the one we saw. */
function swappedIn(used: BySeat, promised: BySeat, seen: Witness | null): SeatLetter[] {
  const told = seen?.told
  if (!told) return []
  const seats = new Set([...Object.keys(used), ...Object.keys(promised), ...Object.keys(told.seats)] as SeatLetter[])
  return [...seats]
    .filter((seat) => seat !== told.seat && !isFixed(used[seat], promised[seat], told.seats[seat]))
    .sort()
}

function isFixed(used: string | undefined, promise: string | undefined, before: Pledged | undefined): boolean {
  if (before?.salt) return used === before.salt
  if (before?.promise) return promise === before.promise && (used === undefined || fingerprint(used) === before.promise)
  return used === undefined && promise === undefined
}

/** The draws that are not in the proof as they came up here, and those that it tells of a time when we saw another thing or nothing. */
function unlike(chances: Chance[], seen: Witness | null): number[] {
  const noted = seen?.chances ?? {}
  const plies = Object.keys(noted).map(Number)
  const last = Math.max(0, ...plies)
  const said = new Map(chances.map(({ ply, move }) => [ply, move]))
  const others = plies.filter((ply) => !said.has(ply) || !fits(noted[ply]!, said.get(ply)!))
  const extra = chances.map(({ ply }) => ply).filter((ply) => ply < last && !(ply in noted))
  return [...others, ...extra].sort((one, other) => one - other)
}

function outcome(seed: Uint8Array, salts: string[], { ply, outcomes }: Chance, binding: string): string {
  let ticket = below(
    seed,
    salts,
    ply,
    outcomes.reduce((sum, { weight }) => sum + weight, 0),
    binding,
  )
  return outcomes.find(({ weight }) => (ticket -= weight) < 0)?.move ?? ''
}

function seatsOf(match: Match): SeatLetter[] {
  return match.seats.map(({ seat }) => seat)
}
