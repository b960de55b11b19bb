/** From one puzzle to the next. */
import { api, myself } from '../lib/api'
import type { Puzzle, SeatLetter } from '../lib/protocol'
import { go } from '../lib/route.svelte'

/** The mistakes among which a puzzle is: one's own, or those of its seat. */
export async function companions(puzzle: Puzzle): Promise<Puzzle[]> {
  const own = myself() ? (await api.puzzles()).puzzles : []
  return own.some((one) => same(one, puzzle)) ? own : (await api.seatPuzzles(puzzle.match, puzzle.seat)).puzzles
}

/** The next that is not done yet, after one or from the first. */
export function nextOf(puzzles: Puzzle[], after: Puzzle | null = null): Puzzle | null {
  return puzzles.find((one) => !one.outcome && !(after && same(one, after))) ?? null
}

/** Goes to the first mistake of a seat that is not done yet, or to the first of all. */
export async function practise(match: string, seat: SeatLetter): Promise<void> {
  const { puzzles } = await api.seatPuzzles(match, seat)
  const first = nextOf(puzzles) ?? puzzles[0]
  if (first) go('puzzle', match, first.ply)
}

function same(one: Puzzle, two: Puzzle): boolean {
  return one.match === two.match && one.ply === two.ply
}
