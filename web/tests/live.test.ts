/** The live line, with a socket and a clock of the test: slow lines, silent ones, and those that break in mid-move. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line, type Command } from '../src/lib/live'
import type { SeatLetter, ServerMessage } from '../src/lib/protocol'
import { Socket } from './socket'

let server: (socket: Socket) => void
let answers: typeof Socket.answers
let states: string[]
let line: Line

const HANDSHAKES = 4
const news = { type: 'news', match: {}, events: [] }
const move: Command = { type: 'play', ply: 3, move: 'build 4 5' }

/** A server that far away: TCP, twice for TLS, the upgrade, then each answer. */
function faraway(rtt: number): void {
  server = (socket) => setTimeout(() => socket.open(), HANDSHAKES * rtt)
  answers = (socket, { type, id }) =>
    setTimeout(() => socket.say(type === 'hello' ? news : { type: type === 'ping' ? 'pong' : 'done', id }), rtt)
}

function call(): void {
  const hello = (): { have: number; seat: SeatLetter | null; lang: 'en' } => ({ have: 0, seat: null, lang: 'en' })
  line = new Line('table', { hear: (_: ServerMessage) => {}, state: (state) => states.push(state), hello })
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

const last = Socket.last
const kinds = (socket: Socket): string[] => socket.sent.map(({ type }) => type).filter((type) => type !== 'ping')
const pauses = (): number[] =>
  Socket.made.slice(1).map(({ at }, index) => Math.round((at - Socket.made[index]!.at) / 1000))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('WebSocket', Socket)
  Socket.begin(
    (socket) => server(socket),
    (socket, message) => answers(socket, message),
  )
  states = []
})
afterEach(() => {
  line.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([50, 800, 1600, 2500])(
  'with %i ms there and back a table is reached with the first call, and played for minutes',
  async (rtt) => {
    faraway(rtt)
    call()
    await pass(5 * rtt + 10)
    expect(states).toEqual(['open'])
    for (let turn = 0; turn < 20; turn++) {
      const answer = line.ask(move)
      await pass(Math.max(3000, rtt + 10))
      expect((await answer).type).toBe('done')
    }
    await pass(120_000)
    expect(Socket.made).toHaveLength(1)
  },
)

test('a server that says nothing is given twice the time after each failure, and not more than a minute', async () => {
  server = answers = () => {}
  call()
  await pass(400_000)
  expect(pauses().slice(0, 5)).toEqual([16, 32, 63, 63, 63])
  expect(new Set(states)).toEqual(new Set(['away']))
})

test('each step of the way is a sign of life: the time begins anew when the socket is open', async () => {
  server = (socket) => setTimeout(() => socket.open(), 14_000)
  answers = (socket) => setTimeout(() => socket.say(news), 14_000)
  call()
  await pass(28_100)
  expect(Socket.made).toHaveLength(1)
  expect(states).toEqual(['open'])
})

test('where five seconds there and back are too much for the first call, the second gets through and stays', async () => {
  faraway(5000)
  call()
  await pass(300_000)
  expect(states.at(-1)).toBe('open')
  expect(Socket.made).toHaveLength(2)
})

test.each([
  [50, 7_000],
  [2500, 25_000],
])(
  'a line of %i ms that falls silent is given up within %i ms, and not sooner than its own answers take',
  async (rtt, soon) => {
    faraway(rtt)
    call()
    await pass(60_000)
    answers = () => {}
    await pass(rtt + 1400)
    expect(Socket.made).toHaveLength(1)
    await pass(soon - rtt - 1400)
    expect(Socket.made.length).toBeGreaterThan(1)
  },
)

test('a slow line that grows slower by three seconds is not taken for a dead one', async () => {
  faraway(2500)
  call()
  await pass(60_000)
  faraway(5500)
  await pass(60_000)
  expect(Socket.made).toHaveLength(1)
})

test('a hiccup of ten seconds is outlived by a line that was given up twice, and forgiven after a calm while', async () => {
  faraway(50)
  call()
  await pass(1000)
  for (let hiccup = 0; hiccup < 2; hiccup++) {
    answers = (socket, { type }) => type === 'hello' && setTimeout(() => socket.say(news), 50)
    await pass(12_000)
    faraway(50)
    await pass(2_000)
  }
  const calls = Socket.made.length
  answers = () => {}
  await pass(10_000)
  expect(Socket.made).toHaveLength(calls)
  faraway(50)
  await pass(60_000)
  answers = () => {}
  await pass(7_000)
  expect(Socket.made.length).toBeGreaterThan(calls)
})

test('a move whose line breaks is sent again on the next line, and is answered once', async () => {
  faraway(100)
  call()
  await pass(1000)
  answers = () => {}
  const answer = line.ask(move)
  last().breakOff()
  expect(states.at(-1)).toBe('connecting')
  faraway(100)
  await pass(2000)
  expect(kinds(last())).toEqual(['hello', 'play'])
  expect((await answer).type).toBe('done')
})

test('a move made while the line is down goes out as soon as there is news', async () => {
  server = answers = () => {}
  call()
  const answer = line.ask(move)
  last().open()
  expect(kinds(last())).toEqual(['hello'])
  last().say(news)
  expect(kinds(last())).toEqual(['hello', 'play'])
  last().say({ type: 'done', id: last().sent[1]!.id })
  expect((await answer).type).toBe('done')
})

test('an undo that went out twice is done, though the second is refused; a move that is refused is refused', async () => {
  faraway(100)
  call()
  await pass(1000)
  answers = () => {}
  const undo = line.ask({ type: 'undo', ply: 3 })
  const refused = line.ask(move)
  refused.catch(() => {})
  last().breakOff()
  faraway(100)
  answers = (socket, { type, id }) =>
    setTimeout(() => socket.say(type === 'hello' ? news : { type: 'refused', id, refusal: { id: 'no' } }), 100)
  await pass(2000)
  await expect(undo).resolves.toMatchObject({ type: 'refused' })
  await expect(refused).rejects.toMatchObject({ id: 'no' })
})

test('what cannot be said twice is given back when the line breaks, and not taken while it is down', async () => {
  faraway(100)
  call()
  await pass(1000)
  answers = () => {}
  const said = line.ask({ type: 'chat', text: 'Hello' })
  const lost = expect(said).rejects.toBeNull()
  last().breakOff()
  await lost
  await expect(line.ask({ type: 'chat', text: 'Hello' })).rejects.toBeNull()
})

test('a table that is not there is not called again', async () => {
  server = answers = () => {}
  call()
  last().breakOff(4404)
  await pass(60_000)
  expect(states).toEqual(['closed'])
  expect(Socket.made).toHaveLength(1)
})

test('a device that is back in a network calls at once, and not through the old one', async () => {
  server = answers = () => {}
  call()
  await pass(5_000)
  dispatchEvent(new Event('online'))
  expect(Socket.made).toHaveLength(2)
  faraway(50)
  last().open()
  await pass(1000)
  dispatchEvent(new Event('online'))
  expect(Socket.made).toHaveLength(2)
  dispatchEvent(new Event('offline'))
  expect(states.at(-1)).toBe('away')
})
