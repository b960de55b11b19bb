/** The live line to one match. It reconnects by itself and asks only for what came since. */
import { token } from './api'
import { PROTOCOL, type ClientMessage, type Language, type Refusal, type SeatLetter, type ServerMessage } from './protocol'

export type LineState = 'connecting' | 'open' | 'away' | 'closed'
type Unnumbered<M> = M extends { id: number } ? Omit<M, 'id'> : never
export type Command = Unnumbered<Exclude<ClientMessage, { type: 'hello' }>>
type Answer = Extract<ServerMessage, { id: number | null }>

interface Listener {
  hear(message: ServerMessage): void
  state(state: LineState): void
  hello(): { have: number; seat: SeatLetter | null; lang: Language }
}

const RETRIES = [300, 700, 1500, 3000, 5000]
const NO_SUCH_MATCH = 4404

export class Line {
  private socket: WebSocket | null = null
  private next = 1
  private waiting = new Map<number, { done(answer: Answer): void; refused(refusal: Refusal | null): void }>()
  private retries = 0
  private timer = 0
  private over = false

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Sends a command and waits for its answer; rejects with the refusal, or null if the line broke. */
  ask(command: Command): Promise<Answer> {
    const id = this.next++
    return new Promise((done, refused) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        refused(null)
        return
      }
      this.waiting.set(id, { done, refused })
      this.socket.send(JSON.stringify({ ...command, id }))
    })
  }

  /** Hangs up and calls again at once, to hear everything anew. */
  again(): void {
    const old = this.socket
    if (old) old.onclose = null
    old?.close()
    this.drop()
    clearTimeout(this.timer)
    this.retries = 0
    this.connect()
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private connect(): void {
    const url = new URL(`api/matches/${encodeURIComponent(this.match)}/live`, document.baseURI)
    url.protocol = url.protocol.replace('http', 'ws')
    url.hash = ''
    const socket = new WebSocket(url)
    this.socket = socket
    socket.onopen = () => {
      const hello = { type: 'hello', protocol: PROTOCOL, token: token(), words: true, ...this.listener.hello() }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = (event) => this.lost(event.code)
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'news') {
      this.retries = 0
      this.listener.state('open')
    }
    if ('id' in message && message.id !== null) this.answer(message, message.id)
    else this.listener.hear(message)
  }

  private answer(message: Answer, id: number): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (message.type === 'refused') waiting?.refused(message.refusal)
    else waiting?.done(message)
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
    this.timer = window.setTimeout(() => this.connect(), pause)
  }

  private drop(): void {
    for (const { refused } of this.waiting.values()) refused(null)
    this.waiting.clear()
  }

  private hurry = (): void => {
    if (this.over || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.connect()
  }
}
