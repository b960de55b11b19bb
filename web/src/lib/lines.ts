/** What charts with a line for each seat share. */
import type { SeatLetter } from './protocol'

/** The room that a shield at the end of its line takes. */
const SHIELD = 24
/** Lines are told apart by these as well as by colour. */
export const DASHES: Record<string, string> = { A: '', B: '9 4', C: '3 4', D: '12 4 3 4', E: '1 5' }

/** Where the shields at the ends of lines stand so that none hides another, in a chart so high. */
export function shieldsApart(ends: { seat: SeatLetter; y: number }[], high: number): { seat: SeatLetter; y: number }[] {
  let last = -SHIELD / 2
  return [...ends]
    .sort((one, two) => one.y - two.y)
    .map(({ seat, y }, rank) => {
      last = Math.max(y, last + SHIELD)
      return { seat, y: Math.min(last, high - (ends.length - rank - 0.5) * SHIELD) }
    })
}
