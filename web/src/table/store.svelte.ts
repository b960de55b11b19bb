/** The one store of a table: what the server sent, shown at a pace that people can follow. Rules live in the server. */
import { gameOf } from '../games'
import { Line, type Command, type LineState } from '../lib/live'
import { announce, notify } from '../lib/notice.svelte'
import { PACES, preferences } from '../lib/preferences.svelte'
import type {
  Event,
  Hinted,
  Match,
  MoveLine,
  News,
  NewsLine,
  Refusal,
  Said,
  Seat,
  SeatLetter,
  ServerMessage,
  Sight,
  You,
} from '../lib/protocol'
import { sound } from '../lib/sound'
import { t, words } from '../lib/words.svelte'
import { faultOf, type Fault } from '../lib/promise'
import { noteChances, noteCommitment } from '../lib/witness'
import { fold, type LogEntry } from './log'
import { withScene, type Part } from './scene'

/** The longest that a scene holds back what comes after it. */
const SCENE = 8000
/** The page says it in large letters. */
const NO_MATCH = 'server-no-match'

export class TableStore {
  readonly id: string
  match = $state.raw<Match | null>(null)
  you = $state.raw<You | null>(null)
  sight = $state.raw<Sight | null>(null)
  log = $state.raw<LogEntry[]>([])
  said = $state.raw<Said[]>([])
  latest = $state.raw<MoveLine[]>([])
  line = $state<LineState>('connecting')
  hint = $state.raw<Hinted | null>(null)
  /** Who would rather not play again. */
  declined = $state.raw<SeatLetter | null>(null)
  thinking = $state(false)
  /** The move that is on its way: sent, or waiting for the line. */
  pending = $state.raw<{ ply: number; move: string } | null>(null)
  /** The last words of others in the chat, until they are seen. */
  whispered = $state.raw<{ name: string; text: string } | null>(null)
  /** What just followed from a move, in words, to be shown for a while. */
  happened = $state.raw<NewsLine[]>([])
  /** What a lesson lets through; null: everything. */
  gate: ((move: string) => boolean) | null = null
  /** Who answers a refusal in the place of a notice: true if it is answered. */
  told: ((refusal: Refusal) => boolean) | null = null
  /** The move that a coach leads to, for the table to mark. */
  taught = $state.raw<Hinted | null>(null)
  /** The move of which it says that it would have been much better. */
  missed = $state<string | null>(null)
  /** What is wrong with our share in the dice. */
  unfair = $state<Fault | null>(null)
  /** How far the server's clock is ahead of ours, in milliseconds. */
  skew = 0

  private readonly live: Line
  private queue: Part[] = []
  private shownAt = 0
  /** Until when what follows a scene waits, unless the scene is over before. */
  private sceneUntil = 0
  private timer = 0
  private have = 0
  private fresh = true
  private wanted: SeatLetter | null = null

  constructor(id: string) {
    this.id = id
    this.live = new Line(id, {
      hear: (message) => this.hear(message),
      state: (state) => this.setLine(state),
      hello: () => ({ have: this.have, seat: this.wanted ?? this.sight?.seat ?? null, lang: words.lang }),
    })
  }

  get mine(): SeatLetter[] {
    return this.you?.seats ?? []
  }

  /** The seats that are "you" now: at a shared computer, only the one who looks. */
  get yours(): SeatLetter[] {
    const looking = this.sight?.seat
    return this.mine.length > 1 ? (looking ? [looking] : []) : this.mine
  }

  /** Seats of ours that a bot plays for at the moment. */
  get away(): Seat[] {
    return this.playing
      ? (this.match?.seats ?? []).filter(
          ({ seat, stand_in, resigned }) => stand_in && !resigned && this.mine.includes(seat),
        )
      : []
  }

  get playing(): boolean {
    return this.match?.phase === 'playing'
  }

  /** Whether we decide now, from the seat we look from. Who follows it hears of a change of turn, not of every word at the table. */
  readonly myTurn: boolean = $derived.by(() => {
    const seat = this.sight?.seat
    return (
      this.playing &&
      seat != null &&
      this.sight?.to_act === seat &&
      this.mine.includes(seat) &&
      !this.away.some((one) => one.seat === seat)
    )
  })

  /** The seat of ours that is on turn while we look from another: the device must be handed over. */
  get handOver(): SeatLetter | null {
    const turn = this.match?.to_act ?? null
    if (!this.playing || turn === null || this.mine.length < 2 || !this.mine.includes(turn)) return null
    const seat = this.match?.seats.find((one) => one.seat === turn)
    return this.sight?.seat === turn || seat?.stand_in ? null : turn
  }

  /** Plays a move. While one is on its way, no other is sent. */
  async play(move: string): Promise<boolean> {
    if (this.pending || (this.gate && !this.gate(move))) return false
    this.hurry()
    const ply = this.sight?.ply ?? 0
    const pending = { ply, move }
    this.pending = pending
    const done = await this.act({ type: 'play', ply, move })
    if (this.pending === pending) this.pending = null
    return done
  }

  /** Takes back every seat that a bot plays for. */
  takeBack(): void {
    for (const { seat } of this.away) void this.act({ type: 'return', seat })
  }

  undo(): Promise<boolean> {
    return this.act({ type: 'undo', ply: this.sight?.ply ?? 0 })
  }

  /** Carries out a command; a refusal is shown. */
  async act(command: Command): Promise<boolean> {
    this.hurry()
    try {
      await this.live.ask(command)
      return true
    } catch (refusal) {
      this.refuse(refusal as Refusal | null)
      return false
    }
  }

  /** Says why a move cannot be made. */
  async whyNot(move: string): Promise<void> {
    try {
      const answer = await this.live.ask({ type: 'why', move })
      if (answer.type === 'why' && answer.refusal) this.refuse(answer.refusal)
    } catch (refusal) {
      this.refuse(refusal as Refusal | null)
    }
  }

  /** Asks a bot what it would play here. */
  async askHint(level: string): Promise<void> {
    this.thinking = true
    try {
      const answer = await this.live.ask({ type: 'hint', level })
      if (answer.type === 'hint' && answer.ply === this.sight?.ply) this.hint = answer
    } catch (refusal) {
      this.refuse(refusal as Refusal | null)
    } finally {
      this.thinking = false
    }
  }

  /** What a bot would play here, and what it thinks of a move, without a word of it on the table; null if it cannot say. */
  async advise(level: string, move: string | null = null): Promise<Hinted | null> {
    const answer = await this.live.ask({ type: 'hint', level, move }).catch(() => null)
    return answer?.type === 'hint' ? answer : null
  }

  /** After a change of language everything is heard anew, in the new words. */
  relearn(): void {
    this.have = 0
    this.fresh = true
    this.hint = null
    this.live.again()
  }

  /** Looks from another seat of ours. Everything is heard anew: the log of one seat may hold what another must not know. */
  lookFrom(seat: SeatLetter): void {
    this.wanted = seat
    this.relearn()
  }

  /** Shows at once what was still waiting to be shown. */
  hurry(): void {
    clearTimeout(this.timer)
    while (this.queue.length) this.show(this.queue.shift()!)
  }

  /** A scene is over: the table goes on. */
  goOn(): void {
    this.sceneUntil = 0
    this.drain()
  }

  /** Leaves the table: what was said there is not heard elsewhere. */
  close(): void {
    clearTimeout(this.timer)
    this.live.close()
    announce('')
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'news') this.enqueue(message)
    else if (message.type === 'presence') this.setPresence(message.connected, message.watchers)
    else if (message.type === 'bye' && !message.again && message.refusal.id !== NO_MATCH)
      notify(message.refusal.text, { bad: true })
    else if (message.type === 'refused') this.refuse(message.refusal)
  }

  private enqueue(news: News): void {
    this.skew = news.match.clock.now - Date.now()
    const plays = preferences.scenes && !this.fresh ? gameOf(news.match.game).scene : undefined
    this.queue.push(...withScene(news, plays))
    this.drain()
  }

  private drain(): void {
    clearTimeout(this.timer)
    while (this.queue.length) {
      const wait = this.pauseBefore(this.queue[0]!)
      if (wait > 0) {
        this.timer = window.setTimeout(() => this.drain(), wait)
        return
      }
      this.show(this.queue.shift()!)
    }
  }

  private pauseBefore({ news, after }: Part): number {
    if (after && !document.hidden) return this.sceneUntil - performance.now()
    const foreign = newMoves(news.events, this.have).some(({ who }) => who !== '*' && !this.mine.includes(who))
    if (this.fresh || !foreign || document.hidden) return 0
    return this.shownAt + PACES[preferences.pace] - performance.now()
  }

  private show({ news, scene }: Part): void {
    const events = news.events.filter(({ number }) => number > this.have)
    if (scene) {
      this.sceneUntil = performance.now() + SCENE
      this.take(events)
      this.tell(events, this.match?.to_act ?? null)
      return
    }
    if (this.fresh) {
      this.log = []
      this.said = []
    }
    const before = this.match?.to_act
    this.have = news.match.number
    this.match = news.match
    this.you = news.you
    this.sight = news.match.phase === 'over' ? ended(news.sight) : news.sight
    if (this.pending && news.sight.ply > this.pending.ply) this.pending = null
    noteCommitment(news.match)
    this.take(events)
    this.unfair = faultOf(news.match, this.mine)
    if (!this.fresh) this.tell(events, before ?? null)
    this.fresh = false
    this.shownAt = performance.now()
  }

  private take(events: Event[]): void {
    if (!events.length) return
    this.log = fold(this.log, events)
    for (const event of events)
      if (event.kind === 'declined' || event.kind === 'offered')
        this.declined = event.kind === 'declined' ? event.seat : null
    if (this.mine.length)
      noteChances(
        this.id,
        events.flatMap((event) => (event.kind === 'started' || event.kind === 'moved' ? event.moves : [])),
      )
    this.said = [...this.said, ...events.filter((event) => event.kind === 'said')]
    const moves = newMoves(events, 0)
    if (moves.length || events.some(({ kind }) => kind === 'undone')) {
      this.latest = this.fresh ? moves.slice(-1) : moves
      this.hint = null
    }
  }

  private tell(events: Event[], before: SeatLetter | null): void {
    const moves = newMoves(events, 0)
    const foreign = moves.filter(({ who, news }) => (who !== '*' && !this.yours.includes(who)) || news.length)
    const happened = moves.flatMap(({ news }) => news)
    // A word at the table or a move that nothing follows from does not cut off what is being told.
    if (happened.length || events.some(({ kind }) => kind === 'undone')) this.happened = happened
    if (foreign.length)
      announce(foreign.flatMap(({ words: told, news }) => [told, ...news.map((one) => one.words)]).join(' '))
    for (const event of events)
      if (event.kind === 'said' && !(event.seat && this.mine.includes(event.seat))) this.hearWords(event)
    this.ring(events, moves, before)
  }

  private ring(events: Event[], moves: MoveLine[], before: SeatLetter | null): void {
    const turn = this.match?.to_act ?? null
    if (events.some(({ kind }) => kind === 'ended')) {
      sound('end')
      announce(t('web-over'))
    } else if (turn !== before && turn !== null && this.mine.includes(turn)) {
      sound('turn')
      announce(`${t('web-your-turn')} ${this.sight?.ask ?? ''}`)
    } else if (moves.some(({ news }) => news.length)) sound('gain')
    else if (moves.some(({ who }) => who !== '*')) sound('place')
  }

  private hearWords({ name, text }: Said): void {
    announce(`${name}: ${text}`)
    this.whispered = { name, text }
  }

  private setPresence(connected: SeatLetter[], watchers: number): void {
    if (!this.match) return
    const seats = this.match.seats.map((seat) => ({ ...seat, connected: connected.includes(seat.seat) }))
    this.match = { ...this.match, seats, watchers }
  }

  private setLine(state: LineState): void {
    if (this.line === 'away' && state === 'open' && this.match) notify(t('web-back-online'))
    this.line = state
  }

  private refuse(refusal: Refusal | null): void {
    if (refusal && this.told?.(refusal)) announce(refusal.text)
    else if (refusal) notify(refusal.text, { bad: true, section: refusal.section, rule: refusal.rule })
    else notify(t('web-line-lost'), { bad: true })
  }
}

/** Nobody is on turn any more, also where a game ended before its rules would end it. */
function ended(sight: Sight): Sight {
  return {
    ...sight,
    to_act: 'over',
    view: sight.view && { ...sight.view, to_act: 'over' },
    legal: [],
    labels: [],
    ask: '',
    undo: false,
  }
}

function newMoves(events: Event[], have: number): MoveLine[] {
  return events.flatMap((event) => (event.kind === 'moved' && event.number > have ? event.moves : []))
}
