/** What a seat is called: its person, or the rank of its bot. */
import type { Match, Seat } from '../lib/protocol'
import { t } from '../lib/words.svelte'

export function nameOf(seat: Seat): string {
  if (seat.kind === 'bot') return `${t(`web-rank-${seat.level ?? 'random'}`)} ${seat.seat}`
  return seat.name || seat.seat
}

export function namesOf(match: Match | null): Record<string, string> {
  return Object.fromEntries((match?.seats ?? []).map((seat) => [seat.seat, nameOf(seat)]))
}
