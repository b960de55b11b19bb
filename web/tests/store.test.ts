/** The store of a table, with a server of the test at the other end: lines that break in mid-move, moves at once, the pace of news. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismiss, notices } from '../src/lib/notice.svelte'
import { PACES } from '../src/lib/preferences.svelte'
import type { Event, Match, MoveLine, News, SeatLetter, Sight, You } from '../src/lib/protocol'
import { TableStore } from '../src/table/store.svelte'
import { Socket, type Sent } from './socket'

const CLOCK = {
  rules: { kind: 'none', seconds: 0, increment: 0 },
  left: [null, null],
  running: null,
  deadline: null,
} as const
const PACE = PACES.calm
let store: TableStore

function seat(letter: SeatLetter): Match['seats'][number] {
  return {
    seat: letter,
    kind: 'person',
    name: letter,
    person: letter,
    level: null,
    stand_in: null,
    why: null,
    connected: true,
    resigned: false,
    timeouts: 0,
    bot_turns: 0,
    promise: null,
    salt: null,
    forced: false,
  }
}

function line(ply: number, who: MoveLine['who'] = 'A'): MoveLine {
  return { ply, who, by: null, move: `m${ply}`, words: `m${ply}`, chapter: '', rule: '', forced: false, news: [] }
}

const moved = (number: number, ...moves: MoveLine[]): Event => ({ number, at: 0, kind: 'moved', moves })

interface Told {
  number?: number
  ply?: number
  turn?: SeatLetter
  looking?: SeatLetter | null
  mine?: SeatLetter[]
  events?: Event[]
  ahead?: number
  match?: Partial<Match>
  sight?: Partial<Sight>
}

/** What the server tells: two seats, of which the first is ours and on turn unless something else is said. */
function news({
  number = 1,
  ply = 3,
  turn = 'A',
  looking = 'A',
  mine = ['A'],
  events = [],
  ahead = 0,
  match,
  sight,
}: Told = {}): News {
  const you: You = { person: 'p', seats: mine, host: false, invite: null }
  const whole: Match = {
    id: 'table',
    game: 'kingdom-builder',
    options: {},
    seats: [seat('A'), seat('B')],
    phase: 'playing',
    host: null,
    listed: false,
    hints: true,
    begins: {} as Match['begins'],
    clock: { ...CLOCK, left: [...CLOCK.left], now: Date.now() + ahead },
    created: 0,
    changed: 0,
    revealing: null,
    number,
    ply,
    to_act: turn,
    commitment: '',
    seed: null,
    result: null,
    offers: [],
    rematch: null,
    origin: null,
    daily: '',
    watchers: 0,
    ...match,
  }
  const seen: Sight = {
    seat: looking,
    ply,
    view: {},
    to_act: turn,
    legal: ['build a1'],
    labels: ['a1'],
    ask: 'Where?',
    undo: true,
    sheet: [],
    outlook: {},
    ...sight,
  }
  return { type: 'news', protocol: 1, events, match: whole, you, sight: seen }
}

/** A server that answers as it is told to: greetings with news, the rest with a word. */
function answering(
  greeting: Told = {},
  other: (message: Sent) => object | null = ({ id }) => ({ type: 'done', id }),
): void {
  Socket.begin(
    (socket) => setTimeout(() => socket.open(), 1),
    (socket, message) => {
      const answer =
        message.type === 'hello'
          ? news(greeting)
          : message.type === 'ping'
            ? { type: 'pong', id: message.id }
            : other(message)
      if (answer) setTimeout(() => socket.say(answer), 1)
    },
  )
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Everything but the questions whether somebody is there, over all lines. */
function sent(type: string): Sent[] {
  return Socket.made.flatMap((socket) => socket.sent).filter((message) => message.type === type)
}

async function sit(greeting: Told = {}, other?: (message: Sent) => object | null): Promise<void> {
  answering(greeting, other)
  store = new TableStore('table')
  await pass(10)
}

function plies(): number[] {
  return store.log.flatMap((entry) => (entry.kind === 'move' ? [entry.line.ply] : []))
}

const silent = (): null => null

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('WebSocket', Socket)
  localStorage.clear()
  dismiss()
})
afterEach(() => {
  store.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a move', () => {
  test('is on its way until it is answered, and goes out once', async () => {
    await sit()
    expect(store.myTurn).toBe(true)
    const done = store.play('build a1')
    expect(store.pending).toEqual({ ply: 3, move: 'build a1' })
    await pass(10)
    expect(await done).toBe(true)
    expect(store.pending).toBeNull()
    expect(sent('play')).toMatchObject([{ ply: 3, move: 'build a1' }])
  })

  test('is not followed by another before it is answered', async () => {
    await sit()
    const first = store.play('build a1')
    expect(await store.play('build b2')).toBe(false)
    expect(store.pending?.move).toBe('build a1')
    await pass(10)
    expect(await first).toBe(true)
    expect(sent('play')).toHaveLength(1)
    void store.play('build b2')
    expect(sent('play').map(({ move }) => move)).toEqual(['build a1', 'build b2'])
  })

  test('that a lesson does not let through is not sent', async () => {
    await sit()
    store.gate = (move) => move === 'end'
    expect(await store.play('build a1')).toBe(false)
    expect(store.pending).toBeNull()
    expect(sent('play')).toEqual([])
  })

  test('that is refused says why, and the next can be made', async () => {
    await sit({}, ({ id }) => ({
      type: 'refused',
      id,
      refusal: { id: 'no', text: 'Not there.', section: '', rule: '' },
    }))
    const done = store.play('build a1')
    await pass(10)
    expect(await done).toBe(false)
    expect(store.pending).toBeNull()
    expect(notices.shown).toMatchObject({ text: 'Not there.', bad: true })
  })

  test('whose line breaks is sent again at its own ply once the line is back, and stays on its way until then', async () => {
    await sit({ number: 7 }, silent)
    const done = store.play('build a1')
    Socket.last().breakOff()
    expect(store.line).toBe('connecting')
    expect(store.pending?.move).toBe('build a1')
    expect(await store.play('build b2')).toBe(false)
    Socket.answers = (socket, message) =>
      setTimeout(() => socket.say(message.type === 'hello' ? news({ number: 7 }) : { type: 'done', id: message.id }), 1)
    await pass(1000)
    expect(await done).toBe(true)
    expect(store.pending).toBeNull()
    expect(sent('play')).toMatchObject([
      { ply: 3, move: 'build a1' },
      { ply: 3, move: 'build a1' },
    ])
    expect(sent('hello').map(({ have }) => have)).toEqual([0, 7])
    expect(notices.shown).toBeNull()
  })

  test('that got through before its line broke is no longer on its way once the news tell it', async () => {
    await sit({ number: 7 }, silent)
    void store.play('build a1')
    Socket.last().breakOff()
    Socket.answers = (socket, { type }) =>
      void (
        type === 'hello' && setTimeout(() => socket.say(news({ number: 8, ply: 4, events: [moved(8, line(4))] })), 1)
      )
    await pass(1000)
    expect(store.pending).toBeNull()
    expect(plies()).toEqual([4])
  })

  test('stays on its way while news of something else come', async () => {
    await sit({}, silent)
    void store.play('build a1')
    Socket.last().say(news({ number: 2 }))
    expect(store.pending?.move).toBe('build a1')
  })
})

describe('taking back', () => {
  const refusal = { id: 'no', text: 'Nothing to take back.', section: '', rule: '' }

  test('is done, though the same undo is refused after a broken line', async () => {
    await sit({}, silent)
    const undo = store.undo()
    Socket.last().breakOff()
    Socket.answers = (socket, { type, id }) =>
      setTimeout(() => socket.say(type === 'hello' ? news() : { type: 'refused', id, refusal }), 1)
    await pass(1000)
    expect(await undo).toBe(true)
    expect(sent('undo')).toMatchObject([{ ply: 3 }, { ply: 3 }])
    expect(notices.shown).toBeNull()
  })

  test('is refused where it was asked for once', async () => {
    await sit({}, ({ id }) => ({ type: 'refused', id, refusal }))
    const undo = store.undo()
    await pass(10)
    expect(await undo).toBe(false)
    expect(notices.shown?.text).toBe('Nothing to take back.')
  })
})

describe('the line', () => {
  test('that is down says so of words that cannot be sent twice', async () => {
    await sit({}, silent)
    Socket.last().breakOff()
    expect(await store.act({ type: 'chat', text: 'Hello' })).toBe(false)
    expect(notices.shown?.text).toBe('web-line-lost')
  })

  test('that was away long is welcomed back, one that only hiccuped is not', async () => {
    await sit()
    Socket.last().breakOff()
    await pass(1000)
    expect([store.line, notices.shown]).toEqual(['open', null])
    dispatchEvent(new globalThis.Event('offline'))
    expect(store.line).toBe('away')
    await pass(1000)
    expect([store.line, notices.shown?.text]).toEqual(['open', 'web-back-online'])
  })

  test('tells nothing twice: what is known already is not added again', async () => {
    await sit({ number: 2, events: [moved(1, line(1)), moved(2, line(2))] })
    Socket.last().say(news({ number: 3, events: [moved(2, line(2)), moved(3, line(3))] }))
    expect(plies()).toEqual([1, 2, 3])
  })

  test('is heard anew from the beginning after a change of language, and what was known goes', async () => {
    await sit({ number: 2, events: [moved(1, line(1)), moved(2, line(2))] })
    store.relearn()
    await pass(10)
    expect(sent('hello').map(({ have }) => have)).toEqual([0, 0])
    expect(plies()).toEqual([1, 2])
  })

  test.each([5000, -3000])('knows how far the clock of the server is ahead: %i ms', async (ahead) => {
    await sit({ ahead })
    expect(store.skew + 10).toBeGreaterThanOrEqual(ahead)
    expect(Math.abs(store.skew - ahead)).toBeLessThan(10)
    Socket.last().say(news({ number: 2, ahead: ahead + 700 }))
    expect(store.skew).toBe(ahead + 700)
  })
})

describe('the pace', () => {
  test('leaves a while between two moves of others', async () => {
    await sit({ number: 1, turn: 'B' })
    await pass(PACE)
    Socket.last().say(news({ number: 2, turn: 'B', events: [moved(2, line(1, 'B'))] }))
    Socket.last().say(news({ number: 3, turn: 'B', events: [moved(3, line(2, 'B'))] }))
    expect(plies()).toEqual([1])
    await pass(PACE - 1)
    expect(plies()).toEqual([1])
    await pass(1)
    expect(plies()).toEqual([1, 2])
  })

  test('keeps nobody from their own moves: what waits is shown at once', async () => {
    await sit({ number: 1 })
    Socket.last().say(news({ number: 2, ply: 4, events: [moved(2, line(4, 'B'))] }))
    expect(store.sight?.ply).toBe(3)
    void store.play('build a1')
    expect(store.sight?.ply).toBe(4)
    expect(store.pending?.ply).toBe(4)
    expect(plies()).toEqual([4])
  })

  test('does not hold back own moves, nor dice and cards', async () => {
    await sit({ number: 1 })
    Socket.last().say(news({ number: 2, events: [moved(2, line(1, 'A'))] }))
    Socket.last().say(news({ number: 3, events: [moved(3, line(2, '*'))] }))
    expect(plies()).toEqual([1, 2])
  })
})

describe('seats', () => {
  test('at a shared computer the one on turn is asked for, and only the one who looks is "you"', async () => {
    await sit({ mine: ['A', 'B'], turn: 'B' })
    expect([store.yours, store.handOver, store.myTurn]).toEqual([['A'], 'B', false])
    store.lookFrom('B')
    await pass(10)
    expect(sent('hello').map(({ seat }) => seat)).toEqual([null, 'B'])
  })

  test('that a bot plays for are not on turn, and are taken back', async () => {
    await sit({ match: { seats: [{ ...seat('A'), stand_in: 'page' }, seat('B')] } })
    expect(store.away.map((one) => one.seat)).toEqual(['A'])
    expect(store.myTurn).toBe(false)
    store.takeBack()
    expect(sent('return')).toMatchObject([{ seat: 'A' }])
  })

  test('at the end nobody is on turn any more', async () => {
    await sit({ match: { phase: 'over' } })
    expect(store.sight).toMatchObject({ to_act: 'over', legal: [], labels: [], undo: false })
    expect(store.myTurn).toBe(false)
  })
})

describe('a hint', () => {
  const hint =
    (ply: number) =>
    ({ id }: Sent): object => ({ type: 'hint', id, ply, level: 'squire', advice: [] })

  test('is shown for the position it is about', async () => {
    await sit({}, hint(3))
    void store.askHint('squire')
    expect(store.thinking).toBe(true)
    await pass(10)
    expect([store.hint?.ply, store.thinking]).toEqual([3, false])
  })

  test('for another position is not shown, and one that is shown goes with the next move', async () => {
    await sit({}, hint(2))
    void store.askHint('squire')
    await pass(10)
    expect(store.hint).toBeNull()
    store.close()
    await sit({}, hint(3))
    void store.askHint('squire')
    await pass(10)
    Socket.last().say(news({ number: 2, ply: 4, events: [moved(2, line(4))] }))
    expect(store.hint).toBeNull()
  })
})
