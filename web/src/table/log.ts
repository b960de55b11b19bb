/** The log: the moves in words, and what else happened around the table, folded from the server's events. */
import type { Event, MoveLine, SeatLetter } from '../lib/protocol'

export type LogEntry =
  | { kind: 'move'; key: string; line: MoveLine }
  | { kind: 'note'; key: string; id: string; seat: SeatLetter | null; level: string | null }

/** The log after some more events. What was taken back disappears. */
export function fold(log: LogEntry[], events: Event[]): LogEntry[] {
  let entries = [...log]
  for (const event of events) {
    if (event.kind === 'moved' || event.kind === 'started') entries.push(...event.moves.map((line) => ({ kind: 'move' as const, key: `${event.number}.${line.ply}`, line })))
    else if (event.kind === 'undone') entries = entries.filter((entry) => entry.kind !== 'move' || entry.line.ply <= event.ply)
    else if (event.kind === 'replaced') entries.push(note(event, 'web-log-replaced', event.seat, event.level))
    else if (event.kind === 'returned') entries.push(note(event, 'web-log-returned', event.seat))
    else if (event.kind === 'resigned') entries.push(note(event, 'web-log-resigned', event.seat))
    else if (event.kind === 'ended') entries.push(note(event, 'web-log-ended', null))
  }
  return entries
}

function note(event: Event, id: string, seat: SeatLetter | null, level: string | null = null): LogEntry {
  return { kind: 'note', key: String(event.number), id, seat, level }
}
