/** The log: the moves in words, and what else happened around the table, folded from the server's events and laid out by chapters and turns. */
import type { Event, MoveLine, NewsLine, SeatLetter } from '../lib/protocol'

export interface MoveEntry {
  kind: 'move'
  key: string
  line: MoveLine
}

export interface NoteEntry {
  kind: 'note'
  key: string
  id: string
  seat: SeatLetter | null
  level: string | null
}

export type LogEntry = MoveEntry | NoteEntry

/** What one seat did in a row, with the dice and cards that came of it; nobody's, where only chance and notes are. */
export interface Turn {
  key: string
  who: SeatLetter | null
  /** What opened it, told with the move before. */
  opening: NewsLine[]
  entries: LogEntry[]
}

export interface Chapter {
  key: string
  heading: string
  turns: Turn[]
}

const NOTES: Partial<Record<Event['kind'], string>> = {
  timed_out: 'web-log-timed-out',
  returned: 'web-log-returned',
  resigned: 'web-log-resigned',
  ended: 'web-log-ended',
}

/** The log after some more events. What was taken back disappears. */
export function fold(log: LogEntry[], events: Event[]): LogEntry[] {
  let entries = [...log]
  for (const event of events) {
    if (event.kind === 'started')
      entries.push(...movesOf(`${event.number}.before`, event.before), ...movesOf(String(event.number), event.moves))
    else if (event.kind === 'moved') entries.push(...movesOf(String(event.number), event.moves))
    else if (event.kind === 'undone')
      entries = entries.filter((entry) => entry.kind !== 'move' || entry.line.ply <= event.ply)
    else if (event.kind === 'replaced')
      entries.push(note(event, event.why === 'time' ? 'web-log-time-over' : `web-log-${event.why}`, event.level))
    else if (NOTES[event.kind]) entries.push(note(event, NOTES[event.kind]!))
  }
  return entries
}

/** The log under its headings, turn by turn. What has no heading of its own stays under the one before. News of the kinds in `opens` stand where the turn begins that they open, though they came with the move before. */
export function chaptersOf(entries: LogEntry[], opens: string[] = []): Chapter[] {
  const chapters: Chapter[] = []
  let opening: NewsLine[] = []
  for (const entry of entries) {
    const heading = (entry.kind === 'move' && entry.line.chapter) || (chapters.at(-1)?.heading ?? '')
    if (chapters.at(-1)?.heading !== heading) chapters.push({ key: entry.key, heading, turns: [] })
    const turns = chapters.at(-1)!.turns
    if (opening.length && entry.kind === 'move')
      turns.push({ key: entry.key, who: opening[0]!.seat, opening, entries: [] })
    if (entry.kind === 'move') opening = entry.line.news.filter(({ id }) => opens.includes(id))
    addTo(turns, opening.length ? without(entry, opening) : entry)
  }
  if (opening.length) chapters.at(-1)!.turns.push({ key: 'now', who: opening[0]!.seat, opening, entries: [] })
  return chapters
}

function without(entry: LogEntry, news: NewsLine[]): LogEntry {
  return entry.kind === 'move'
    ? { ...entry, line: { ...entry.line, news: entry.line.news.filter((one) => !news.includes(one)) } }
    : entry
}

/** Dice, cards and notes belong to the turn they come in; running out of time to one's own. */
function addTo(turns: Turn[], entry: LogEntry): void {
  const who =
    entry.kind === 'note'
      ? entry.id === NOTES.timed_out
        ? entry.seat
        : null
      : entry.line.who === '*'
        ? null
        : entry.line.who
  const last = turns.at(-1)
  if (last && (who === null || last.who === who)) last.entries.push(entry)
  else turns.push({ key: entry.key, who, opening: [], entries: [entry] })
}

function movesOf(key: string, moves: MoveLine[]): MoveEntry[] {
  return moves.map((line) => ({ kind: 'move', key: `${key}.${line.ply}`, line }))
}

function note(event: Event, id: string, level: string | null = null): NoteEntry {
  return { kind: 'note', key: String(event.number), id, seat: 'seat' in event ? event.seat : null, level }
}
