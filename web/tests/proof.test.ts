import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bytes, fingerprint, hex, join, sha256 } from '../src/lib/fair'
import { remember, remembered } from '../src/lib/memory'
import { faultOf, knowsSalt, newPromise, openSalt, tellSalt } from '../src/lib/promise'
import { alike, type OddsOf } from '../src/lib/odds'
import { bindingOf, holds, numberOf, verify, type Verdict } from '../src/lib/proof'
import type { Match, MoveLine, Proof, Seat, SeatLetter } from '../src/lib/protocol'
import { noteChances, noteCommitment, witnessOf } from '../src/lib/witness'
import file from './cheated.json'

interface Story {
  before: Match
  after: Match
  seen: MoveLine[]
  proof: Proof
  salt: string
}
const { honest, drop, swap, weights } = file as unknown as Record<'honest' | 'drop' | 'swap' | 'weights', Story>
const B: SeatLetter[] = ['B']

beforeEach(() => localStorage.clear())

/** What the browser of seat B does: it hears of the table, tells its number when asked, and sees what comes up. */
function live({ before, seen, salt }: Story): void {
  remember(`salt.${fingerprint(salt)}`, salt)
  noteCommitment(before)
  expect(tellSalt(before, B)).toBe(salt)
  noteChances(before.id, seen)
}

/** What the rules of toll say: the cards from 1 to 9, each once. */
const tollOdds: OddsOf = (came) =>
  came.map(({ move }, index) => [
    alike(
      [1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((card) => `${move.slice(0, -2)} ${card}`)
        .filter((card) => card.at(-1) !== (index ? came[0]!.move.at(-1) : '')),
    ),
  ])

function judge({ after, proof }: Story, oddsOf?: OddsOf): Verdict {
  return verify(proof, after, witnessOf(after.id), oddsOf)
}

function judged(story: Story, change: (copy: Story) => void = () => {}): Verdict {
  localStorage.clear()
  live(story)
  const copy = structuredClone(story)
  change(copy)
  return judge(copy)
}

const seat = (match: Match, letter: SeatLetter): Seat => match.seats.find((one) => one.seat === letter)!

describe('a proof held against what this browser saw', () => {
  it('holds where nobody cheats', () => {
    expect(judged(honest)).toEqual({
      sealed: true,
      bound: true,
      kept: true,
      own: 'in',
      swapped: [],
      silent: [],
      draws: 2,
      wrong: [],
      unlike: [],
      strange: [],
      unknown: 2,
    })
    expect(holds(judged(honest))).toBe(true)
  })

  it('fails where the operator waited for our number, left it out and chose their own', () => {
    const verdict = judged(drop)
    expect(verdict.sealed).toBe(true)
    expect(verdict.wrong).toEqual([])
    expect(verdict.own).toBe('missing')
    expect(holds(verdict)).toBe(false)
    // Also where the table is made to look as the proof wants it.
    const forged = judged(drop, ({ after }) => Object.assign(seat(after, 'B'), { salt: null, promise: null }))
    expect([forged.own, forged.swapped, holds(forged)]).toEqual(['missing', ['A'], false])
  })

  it('fails where a promise was exchanged after ours was told', () => {
    const verdict = judged(swap)
    expect([verdict.own, verdict.kept, verdict.swapped, verdict.wrong]).toEqual(['in', true, ['A'], []])
    expect(holds(verdict)).toBe(false)
    const shown = judged(swap, ({ after }) => (seat(after, 'A').promise = seat(swap.before, 'A').promise))
    expect([shown.kept, shown.swapped]).toEqual([false, ['A']])
  })

  it('fails where the chances were made up so that the secret leads to what the operator likes', () => {
    const verdict = judged(weights)
    expect([verdict.own, verdict.kept, verdict.swapped, verdict.wrong, verdict.unknown]).toEqual([
      'in',
      true,
      [],
      [],
      2,
    ])
    const [known, fair] = [weights, honest].map((story) => {
      judged(story)
      return judge(story, tollOdds)
    })
    expect([known!.strange, known!.unknown, holds(known!)]).toEqual([[1, 2], 0, false])
    expect([fair!.strange, fair!.unknown, holds(fair!)]).toEqual([[], 0, true])
  })

  it('fails where our number stands in the place of another seat', () => {
    const verdict = judged(
      honest,
      ({ proof }) => (proof.salts = [proof.salts[1]!.replace('B:', 'A:'), proof.salts[0]!.replace('A:', 'B:')]),
    )
    expect([verdict.own, holds(verdict)]).toEqual(['missing', false])
  })

  it('fails for another match and for another set-up', () => {
    expect(judged(honest, ({ after }) => (after.id = 'y')).bound).toBe(false)
    const change = (key: string, value: unknown) => (copy: Story) => {
      copy.proof.setup = JSON.stringify({ ...(JSON.parse(copy.proof.setup) as object), [key]: value })
    }
    for (const [key, value] of [
      ['match', 'y'],
      ['game', 'kingsburg'],
      ['seats', 3],
      ['options', { rounds: '3' }],
      ['options', {}],
      ['options', { rounds: '2', boards: 'x' }],
      ['proof', 1],
    ] as const) {
      const verdict = judged(honest, change(key, value))
      expect([key, verdict.bound, verdict.sealed]).toEqual([key, false, false])
    }
    expect(judged(honest, ({ after }) => (after.options = { rounds: '3' })).bound).toBe(false)
    expect(judged(honest, ({ proof }) => (proof.setup = 'nonsense')).bound).toBe(false)
  })

  it('fails where a first position is claimed, or the set-up line left out', () => {
    expect(judged(honest, ({ proof }) => (proof.position = fingerprint('{}'))).sealed).toBe(false)
    expect(holds(judged(honest, ({ proof }) => (proof.setup = '')))).toBe(false)
  })

  it('fails where the proof tells of other dice than those we saw', () => {
    expect(judged(honest, ({ proof }) => (proof.chances[1]!.move = 'draw B 9')).unlike).toEqual([2])
    expect(judged(honest, ({ proof }) => proof.chances.pop()).unlike).toEqual([2])
    localStorage.clear()
    live({ ...honest, seen: [honest.seen[1]!] })
    expect(judge(honest).unlike).toEqual([1])
  })

  it('takes what it could not see as whatever it was', () => {
    localStorage.clear()
    live({ ...honest, seen: [{ ...honest.seen[0]!, move: 'draw A ?' }, honest.seen[1]!] })
    expect(holds(judge(honest))).toBe(true)
  })

  it('fails with fewer promises than numbers, and with numbers that are not shown', () => {
    expect(judged(honest, ({ proof }) => (proof.promises = [])).kept).toBe(false)
    expect(judged(honest, ({ proof }) => proof.promises.pop()).kept).toBe(false)
    expect(judged(honest, ({ after }) => (seat(after, 'A').salt = 'cc'.repeat(16))).kept).toBe(false)
    expect(judged(honest, ({ proof }) => proof.salts.reverse()).kept).toBe(false)
    expect(judged(honest, ({ proof }) => (proof.salts[0] = 'A' + 'aa'.repeat(16))).kept).toBe(false)
  })

  it('fails against a fingerprint that was heard first', () => {
    localStorage.clear()
    noteCommitment({ ...honest.before, commitment: fingerprint('another') })
    live(honest)
    expect(judge(honest).sealed).toBe(false)
  })

  it('does not say that all is well where this browser has no number of its own', () => {
    noteCommitment(honest.before)
    const verdict = judge(honest)
    expect([verdict.own, holds(verdict)]).toEqual(['unknown', true])
    expect(verify(honest.proof, honest.after, null).own).toBe('unknown')
  })

  it('names who promised and was silent', () => {
    const quiet = (copy: Story): void => {
      copy.proof.salts = [copy.proof.salts[1]!]
      seat(copy.after, 'A').salt = null
    }
    expect([judged(honest, quiet).silent, judged(honest, quiet).swapped, judged(honest, quiet).kept]).toEqual([
      ['A'],
      [],
      true,
    ])
  })

  it('still takes a proof of the first version', () => {
    const older = (copy: Story): void => {
      copy.proof = { ...copy.proof, setup: '', salts: [copy.salt], promises: [], chances: [] }
      copy.after.seats = copy.after.seats.map((one) => (one.seat === 'A' ? { ...one, promise: null, salt: null } : one))
      copy.before.seats = copy.after.seats.map((one) => ({ ...one, salt: null }))
      copy.before.commitment = copy.after.commitment = hex(sha256(bytes(copy.proof.seed)))
      copy.seen = []
    }
    const story = structuredClone(honest)
    older(story)
    expect(holds(judged(story))).toBe(true)
    expect(judged(story).own).toBe('in')
    expect(judged(story, ({ proof }) => (proof.salts = ['cc'.repeat(16)])).own).toBe('missing')
    expect(judged(story, ({ proof }) => proof.salts.push('dd'.repeat(16))).kept).toBe(false)
    expect(judged(story, ({ proof }) => (proof.promises = [fingerprint('x')])).kept).toBe(false)
    expect(judged(story, ({ proof, salt }) => (proof.promises = [fingerprint(salt), fingerprint('x')])).kept).toBe(
      false,
    )
  })

  it('finds the draw that does not follow from the secret', () => {
    const reverse = judged(honest, ({ proof }) => proof.chances[0]!.outcomes.reverse())
    expect([reverse.wrong, reverse.unlike, holds(reverse)]).toEqual([[1], [], false])
    expect(
      verify({ ...honest.proof, chances: [{ ...honest.proof.chances[0]!, move: 'draw A 9' }] }, honest.after, null)
        .wrong,
    ).toEqual([1])
  })

  it('holds only if all of it does', () => {
    const good = judged(honest)
    for (const fault of [
      { sealed: false },
      { bound: false },
      { kept: false },
      { own: 'missing' as const },
      { swapped: B },
      { wrong: [1] },
      { unlike: [1] },
      { strange: [1] },
    ])
      expect(holds({ ...good, ...fault })).toBe(false)
    for (const lack of [{ own: 'unknown' as const }, { silent: B }]) expect(holds({ ...good, ...lack })).toBe(true)
  })

  it('takes only numbers and promises of seats that there are', () => {
    expect(verify({ ...honest.proof, salts: [`Z:${honest.salt}`] }, honest.after, null).kept).toBe(false)
    const strange = verify(
      { ...honest.proof, promises: [...honest.proof.promises, `E:${fingerprint('x')}`] },
      honest.after,
      null,
    )
    expect(strange.kept).toBe(false)
  })

  it('holds every number against its promise, also for those who only watch', () => {
    const other = structuredClone(honest)
    other.proof.salts[0] = `A:${'cc'.repeat(16)}`
    seat(other.after, 'A').salt = 'cc'.repeat(16)
    expect(verify(other.proof, other.after, null).kept).toBe(false)
    expect([judged(honest, (copy) => Object.assign(copy, structuredClone(other))).swapped]).toEqual([['A']])
    const open = structuredClone(honest)
    seat(open.after, 'A').promise = null
    expect(verify(open.proof, open.after, null).kept).toBe(true)
    open.proof.promises.shift()
    expect(verify(open.proof, open.after, null).kept).toBe(false)
  })

  it('fails where a promise that was never kept is exchanged', () => {
    const quiet = (copy: Story): void => {
      copy.proof.salts = [copy.proof.salts[1]!]
      copy.proof.promises[0] = `A:${fingerprint('other')}`
      Object.assign(seat(copy.after, 'A'), { salt: null, promise: fingerprint('other') })
    }
    expect(judged(honest, quiet).swapped).toEqual(['A'])
  })

  it('fails where a number appears that nobody had promised or told, or that was told otherwise', () => {
    const bare = structuredClone(honest)
    for (const match of [bare.before, bare.after]) seat(match, 'A').promise = null
    expect([judged(bare).kept, judged(bare).swapped]).toEqual([true, ['A']])
    seat(bare.before, 'A').salt = 'aa'.repeat(16)
    expect(holds(judged(bare))).toBe(true)
    seat(bare.before, 'A').salt = 'cc'.repeat(16)
    expect(judged(bare).swapped).toEqual(['A'])
  })

  it('binds the secret to match and set-up', () => {
    const { seed, setup, commitment } = honest.proof
    expect(hex(sha256(join(bytes(seed), bytes(bindingOf(honest.proof)))))).toBe(commitment)
    expect(setup).toBe('{"proof":2,"match":"x","game":"toll","seats":2,"options":{"rounds":"2"}}')
  })
})

describe('our share in the dice', () => {
  const promised = (promise: string): Match => ({
    ...honest.before,
    seats: honest.before.seats.map((one) => (one.seat === 'B' ? { ...one, promise } : one)),
  })

  it('is told only after what the others promised is noted, and survives a reload', () => {
    const match = promised(newPromise())
    expect(knowsSalt(match, B)).toBe(true)
    const salt = tellSalt(match, B)!
    expect(fingerprint(salt)).toBe(seat(match, 'B').promise)
    const told = witnessOf(match.id)!.told!
    expect(told).toEqual({
      seat: 'B',
      salt,
      seats: {
        A: { promise: seat(match, 'A').promise, salt: null },
        B: { promise: seat(match, 'B').promise, salt: null },
      },
    })
    expect(tellSalt(match, B)).toBe(salt)
    expect(
      tellSalt(
        { ...match, seats: match.seats.map((one) => (one.seat === 'A' ? { ...one, promise: 'other' } : one)) },
        B,
      ),
    ).toBe(salt)
    expect(witnessOf(match.id)!.told).toEqual(told)
    expect(localStorage.getItem(`kingcraft.fair.${match.id}`)).toContain(salt)
  })

  it('is known until the page is closed where the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const match = { ...promised(newPromise()), id: 'unkept' }
    const salt = tellSalt(match, B)
    expect(salt).not.toBe(null)
    expect([witnessOf('unkept')!.told!.salt, tellSalt(match, B)]).toEqual([salt, salt])
    vi.unstubAllGlobals()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('is not known where another device promised it', () => {
    expect([knowsSalt(honest.before, B), tellSalt(honest.before, B)]).toEqual([false, null])
  })

  it('is told openly where nobody else adds one', () => {
    const alone = { ...honest.before, seats: honest.before.seats.map((one) => ({ ...one, promise: null })) }
    const salt = openSalt(alone, ['A'])
    expect(witnessOf(alone.id)!.told).toMatchObject({ seat: 'A', salt })
    const again = openSalt(alone, ['A'])
    expect(witnessOf(alone.id)!.told!.salt).toBe(again)
    noteChances(alone.id, honest.seen)
    openSalt(alone, ['A'])
    expect(witnessOf(alone.id)!.told!.salt).toBe(again)
  })

  it('warns at once when it was left out, never told, or when promises change', () => {
    live(honest)
    const playing: Match = { ...honest.after, phase: 'playing' }
    const with_ = (letter: SeatLetter, change: Partial<Seat>): Match => ({
      ...playing,
      seats: playing.seats.map((one) => (one.seat === letter ? { ...one, ...change } : one)),
    })
    expect(faultOf(honest.before, B)).toBe(null)
    expect(faultOf(playing, B)).toBe(null)
    expect(faultOf(with_('B', { salt: null }), B)).toBe('dropped')
    expect(faultOf(with_('B', { salt: 'cc'.repeat(16) }), B)).toBe('dropped')
    expect(faultOf(with_('A', { promise: 'other' }), B)).toBe('changed')
    expect(faultOf(with_('A', { salt: 'cc'.repeat(16) }), B)).toBe('changed')
    expect(faultOf(with_('A', { salt: null }), B)).toBe(null)
    localStorage.clear()
    expect(faultOf(with_('B', { salt: null }), B)).toBe('unheard')
    expect(faultOf(with_('B', { salt: null }), [])).toBe(null)
  })

  it('warns of a number that nobody had promised', () => {
    const alone = { ...honest.before, seats: honest.before.seats.map((one) => ({ ...one, promise: null })) }
    const salt = openSalt(alone, B)
    const playing = (other: string | null): Match => ({
      ...alone,
      phase: 'playing',
      seats: alone.seats.map((one) => ({ ...one, salt: one.seat === 'B' ? salt : other })),
    })
    expect(faultOf(playing(null), B)).toBe(null)
    expect(faultOf(playing('cc'.repeat(16)), B)).toBe('changed')
  })

  it('does not warn of a number that was told openly, nor at a table that was closed', () => {
    const open: Match = {
      ...honest.before,
      seats: honest.before.seats.map((one) =>
        one.seat === 'A' ? { ...one, promise: null, salt: 'aa'.repeat(16) } : one,
      ),
    }
    remember(`salt.${fingerprint(honest.salt)}`, honest.salt)
    tellSalt(open, B)
    const playing: Match = {
      ...open,
      phase: 'playing',
      seats: open.seats.map((one) => (one.seat === 'B' ? { ...one, salt: honest.salt } : one)),
    }
    expect(faultOf(playing, B)).toBe(null)
    const closed = { ...open, phase: 'over', result: { ending: 'closed', scores: [], winners: [], sheet: [] } } as Match
    expect(faultOf(closed, B)).toBe(null)
  })

  it('notes dice and cards as they first came up, and nothing else', () => {
    const move = (ply: number, who: string, text: string): MoveLine =>
      ({ ...honest.seen[0]!, ply, who, move: text }) as MoveLine
    noteChances(honest.before.id, [move(1, '*', 'draw A 4')])
    expect(witnessOf(honest.before.id)).toBe(null)
    noteCommitment({ ...honest.after })
    expect(witnessOf(honest.before.id)).toBe(null)
    noteCommitment(honest.before)
    noteChances(honest.before.id, [move(1, '*', 'draw A ?'), move(2, '*', 'roll A 2 4'), move(3, 'A', 'stay')])
    noteChances(honest.before.id, [move(1, '*', 'draw A 4'), move(2, '*', 'roll A 6 6')])
    noteChances(honest.before.id, [move(1, '*', 'draw A 5')])
    expect(witnessOf(honest.before.id)!.chances).toEqual({ 1: 'draw A 4', 2: 'roll A 2 4' })
  })

  it('keeps what it noted of many matches, and lets the oldest go', () => {
    for (let n = 0; n < 310; n++) noteCommitment({ ...honest.before, id: `m${n}` })
    expect(remembered('fair.m309')).not.toBe(null)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kingcraft.fair.'))).toHaveLength(300)
  })

  it('goes on with the fingerprint that an older page noted', () => {
    remember(`promise.${honest.before.id}`, 'noted before')
    noteCommitment(honest.before)
    expect(witnessOf(honest.before.id)!.commitment).toBe('noted before')
    live(honest)
    expect(judge(honest).sealed).toBe(false)
  })
})

describe('the number of the draws', () => {
  it('is the beginning of the SHA-256 of all draws, a line each, as `kingcraft verify --draws` computes it', () => {
    const chances = [
      { ply: 1, move: 'roll A 1 2 3', outcomes: [] },
      { ply: 12, move: 'draw B grass', outcomes: [] },
    ]
    expect(numberOf(chances)).toBe('4a913f6a6e811054')
  })

  it('differs for other draws, and for the same ones at other moves', () => {
    const one = numberOf(honest.proof.chances)
    expect(numberOf(honest.proof.chances.slice(1))).not.toBe(one)
    expect(numberOf(honest.proof.chances.map((chance) => ({ ...chance, ply: chance.ply + 1 })))).not.toBe(one)
  })
})
