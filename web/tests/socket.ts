/** A socket for tests of the live line: the test is the server at its other end. */
export interface Sent {
  type: string
  id?: number
  [field: string]: unknown
}

export class Socket {
  static made: Socket[] = []
  /** What the server does when it is called, and with what it hears. */
  static server: (socket: Socket) => void
  static answers: (socket: Socket, message: Sent) => void
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readyState = 0
  sent: Sent[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly at = performance.now()

  /** The line that was made last. */
  static readonly last = (): Socket => Socket.made.at(-1)!

  static begin(server: typeof Socket.server, answers: typeof Socket.answers): void {
    Object.assign(Socket, { made: [], server, answers })
  }

  constructor() {
    Socket.made.push(this)
    Socket.server(this)
  }

  send(text: string): void {
    const message = JSON.parse(text) as Sent
    this.sent.push(message)
    Socket.answers(this, message)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    if (this.readyState !== 0) return
    this.readyState = 1
    this.onopen?.()
  }

  say(message: object): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) })
  }

  breakOff(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}
