/** What the coach of a first game has to say: the moves that the first turns are led through, and an honest word on others. */
import type { Advice, LessonPlan, LessonStep, MoveLine, SeatLetter } from '../lib/protocol'
import { answers, stepsDone } from './lesson'

/** So many turns of the first game are on rails. */
export const TURNS_ON_RAILS = 2
/** As much less of a chance to win is worth a word. */
const MUCH = 0.06

/** What the rails ask for now: a step of the plan if it can be done here, else what the bot would do. */
export interface Rail {
  step: LessonStep | null
  moves: string[]
}

/** The next step of the plan, with those of its moves that are legal; without any, the bot's choice. */
export function railAt(plan: LessonPlan, moves: MoveLine[], mine: SeatLetter[], legal: string[], advice: Advice[]): Rail {
  const step = plan.steps[stepsDone(plan, moves, mine)]
  const taught = step ? legal.filter((move) => answers(step, move)) : []
  if (step && taught.length) return { step, moves: taught }
  return { step: null, moves: advice.slice(0, 1).map(({ move }) => move) }
}

/** The move that was much better than the one played, and how much more of a chance to win it gave; none if there was none. A move of unknown worth counts as the worst that was weighed. */
export function muchBetter(advice: Advice[], move: string): { best: Advice; gain: number } | null {
  const best = advice[0]
  const played = advice.find((one) => one.move === move) ?? advice.at(-1)
  if (!best || !played || best === played || best.worth == null || played.worth == null) return null
  const gain = best.worth - played.worth
  return gain >= MUCH ? { best, gain } : null
}

/** What the coach says at a moment: in a turn on rails its own word, else the general one; `influence-2` is the second of its kind. */
export function wordAt(words: Record<string, string>, moment: string, head = ''): string {
  const names = [moment, moment.replace(/-\d+$/, '')].map((name) => head + name)
  return names.map((name) => words[name]).find(Boolean) ?? ''
}

/** As many letters need no more than two lines on a small phone. */
const MOST_LETTERS = 76

/** The first of several wordings that two lines hold; else the last, cut at a word. */
export function brief(...wordings: string[]): string {
  const fitting = wordings.find((text) => text.length <= MOST_LETTERS)
  return fitting ?? `${(wordings.at(-1) ?? '').slice(0, MOST_LETTERS).replace(/[\s,;:.]*\S*$/, '')}…`
}
