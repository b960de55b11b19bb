/** What the coach thinks of a move, by the chances to win that a bot gives the moves it compared. */
import type { Advice } from '../lib/protocol'

/** As much less of a chance to win is worth a word. */
const MUCH = 0.06

/** The move that was much better than the one played; none if there was none. What the bot did not even consider counts as the worst it did. */
export function muchBetter(advice: Advice[], move: string): Advice | null {
  const best = advice[0]
  const played = advice.find((one) => one.move === move) ?? advice.at(-1)
  if (!best || !played || best === played || best.worth == null || played.worth == null) return null
  return best.worth - played.worth >= MUCH ? best : null
}
