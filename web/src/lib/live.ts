/** The live line to one match. It notices when nobody answers, reconnects by itself, asks only for what came since, and sends again what it must. */
import { token } from './api'
import { Patience, PING } from './patience'
import {
  PROTOCOL,
  type ClientMessage,
  type Language,
  type Refusal,
  type SeatLetter,
  type ServerMessage,
} from './protocol'

export type LineState = 'connecting' | 'open' | 'away' | 'closed'
type Unnumbered<M> = M extends { id: number } ? Omit<M, 'id'> : never
export type Command = Unnumbered<Exclude<ClientMessage, { type: 'hello' }>>
type Answer = Extract<ServerMessage, { id: number | null }>

interface Listener {
  hear(message: ServerMessage): void
  state(state: LineState): void
  hello(): { have: number; seat: SeatLetter | null; lang: Language }
}

interface Waiting {
  command: Command
  sent: number
  done(answer: Answer): void
  refused(refusal: Refusal | null): void
}

const RETRIES = [300, 700, 1500, 3000]
const LOOK = 250
const NO_SUCH_MATCH = 4404
/** What may be sent twice: questions, and moves, which name the ply they are for. */
const SENT_AGAIN = new Set(['play', 'undo', 'why', 'hint', 'return', 'reveal', 'settings'])

export class Line {
  private socket: WebSocket | null = null
  private next = 1
  private waiting = new Map<number, Waiting>()
  private retries = 0
  private timer = 0
  private beat = 0
  private heardAt = 0
  private greetedAt = 0
  /** When each question was sent whether anybody is there, until it is answered. */
  private pings = new Map<number, number>()
  private pingedAt = 0
  private readonly patience = new Patience()
  private greeted = false
  private over = false

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.anew)
    addEventListener('offline', this.fail)
    document.addEventListener('visibilitychange', this.hurry)
    this.beat = window.setInterval(this.feel, LOOK)
    this.connect()
  }

  /** Sends a command and waits for its answer, across a broken line where that is safe. Rejects with the refusal, or null if it was not sent. */
  ask(command: Command): Promise<Answer> {
    const id = this.next++
    return new Promise((done, refused) => {
      if (!this.greeted && !SENT_AGAIN.has(command.type)) {
        refused(null)
        return
      }
      this.waiting.set(id, { command, sent: 0, done, refused })
      if (this.greeted) this.send(id)
    })
  }

  /** Hangs up and calls again at once, to hear everything anew. */
  again(): void {
    this.hangUp()
    clearTimeout(this.timer)
    this.retries = 0
    this.connect()
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    removeEventListener('online', this.anew)
    removeEventListener('offline', this.fail)
    document.removeEventListener('visibilitychange', this.hurry)
    this.hangUp()
  }

  private connect(): void {
    const url = new URL(`api/matches/${encodeURIComponent(this.match)}/live`, document.baseURI)
    url.protocol = url.protocol.replace('http', 'ws')
    url.hash = ''
    const socket = new WebSocket(url)
    this.socket = socket
    this.heardAt = performance.now()
    socket.onopen = () => {
      this.heardAt = this.greetedAt = performance.now()
      const hello = { type: 'hello', protocol: PROTOCOL, token: token(), words: true, ...this.listener.hello() }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = (event) => this.lost(event.code)
  }

  private hear(message: ServerMessage): void {
    this.heardAt = performance.now()
    this.measure(message)
    if (message.type === 'news') {
      this.retries = 0
      this.listener.state('open')
    }
    if ('id' in message && message.id !== null) this.answer(message, message.id)
    else this.listener.hear(message)
    if (message.type === 'news' && !this.greeted) this.greet()
  }

  /** How long the server took: to answer the greeting, or a ping. */
  private measure(message: ServerMessage): void {
    const id = 'id' in message ? message.id : null
    const sent = message.type === 'news' && !this.greeted ? this.greetedAt : id !== null && this.pings.get(id)
    if (id !== null) this.pings.delete(id)
    if (sent) this.patience.measure(this.heardAt - sent, this.heardAt)
  }

  /** The line is there: what still waits for an answer goes out again. */
  private greet(): void {
    this.greeted = true
    for (const id of this.waiting.keys()) this.send(id)
  }

  private send(id: number): void {
    const waiting = this.waiting.get(id)!
    waiting.sent += 1
    this.socket?.send(JSON.stringify({ ...waiting.command, id }))
  }

  private answer(message: Answer, id: number): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (!waiting) return
    // What was undone is not there any more to be undone a second time.
    const twice = waiting.sent > 1 && waiting.command.type === 'undo'
    if (message.type === 'refused' && !twice) waiting.refused(message.refusal)
    else waiting.done(message)
  }

  /** Asks whether somebody is there, and gives up the line when nobody answers. A hidden page is not held to the second. */
  private feel = (): void => {
    if (this.over || document.hidden || !this.socket || this.socket.readyState > WebSocket.OPEN) return
    const now = performance.now()
    if (now - this.heardAt > (this.greeted ? this.patience.silence : this.patience.first)) this.giveUp()
    else if (this.greeted && now - this.pingedAt > PING) this.ping(now)
  }

  private ping(now: number): void {
    this.pingedAt = now
    this.pings.set(this.next, now)
    this.socket?.send(JSON.stringify({ type: 'ping', id: this.next++ }))
  }

  private giveUp(): void {
    this.patience.fail()
    this.fail()
  }

  private fail = (): void => {
    if (this.over) return
    this.retries = Math.max(1, this.retries)
    this.hangUp()
    this.lost(0)
  }

  private lost(code: number): void {
    this.drop()
    if (this.over) return
    if (code === NO_SUCH_MATCH) {
      this.over = true
      this.listener.state('closed')
      return
    }
    this.listener.state(this.retries === 0 ? 'connecting' : 'away')
    const pause = RETRIES[Math.min(this.retries, RETRIES.length - 1)]!
    this.retries += 1
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.connect(), pause)
  }

  private hangUp(): void {
    const old = this.socket
    if (old) old.onopen = old.onmessage = old.onclose = null
    old?.close()
    this.drop()
  }

  /** What cannot be sent again is given back to whoever asked. */
  private drop(): void {
    this.greeted = false
    this.socket = null
    this.pings.clear()
    for (const [id, { command, refused }] of this.waiting) {
      if (SENT_AGAIN.has(command.type)) continue
      this.waiting.delete(id)
      refused(null)
    }
  }

  /** The device has a network again: a call that went out through the old one is not waited for. */
  private anew = (): void => {
    if (this.over) return
    this.patience.forget()
    if (!this.greeted) this.hangUp()
    this.hurry()
  }

  private hurry = (): void => {
    if (this.over || document.hidden) return
    this.heardAt = performance.now()
    if (this.socket) return
    clearTimeout(this.timer)
    this.connect()
  }
}
