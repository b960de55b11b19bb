/** What the coach of a first game has to say: the moves that the first turns are led through, and an honest word on others. */
import type { Advice, LessonPlan, LessonStep, MoveLine, SeatLetter } from '../lib/protocol'
import { answers, stepsDone } from './lesson'

/** So many turns of the first game are on rails. */
export const TURNS_ON_RAILS = 2
/** As much less of a chance to win is worth a word; to whoever is behind, a fifth more of the little there is. */
const MUCH = 0.06
const [LITTLE, A_FIFTH_MORE] = [0.02, 1.2]

/** What the rails ask for now: a step of the plan if it can be done here, else what the bot would do. */
export interface Rail {
  step: LessonStep | null
  moves: string[]
}

/** The next step of the plan, with those of its moves that are legal; without any, the bot's choice. */
export function railAt(
  plan: LessonPlan,
  moves: MoveLine[],
  mine: SeatLetter[],
  legal: string[],
  advice: Advice[],
): Rail {
  const step = plan.steps[stepsDone(plan, moves, mine)]
  const taught = step ? legal.filter((move) => answers(step, move)) : []
  if (step && taught.length) return { step, moves: taught }
  return { step: null, moves: advice.slice(0, 1).map(({ move }) => move) }
}

/** The move that was much better than the one played, how much more of a chance to win it gave, and why in a few words, if that tells the two apart; none if there was none. A move of unknown worth counts as the worst that was weighed, and how much it lost is not told. */
export function muchBetter(advice: Advice[], move: string): { best: Advice; gain: number | null; why: string } | null {
  const best = advice[0]
  const weighed = advice.find((one) => one.move === move)
  const played = weighed ?? advice.at(-1)
  if (!best || !played || best === played || best.worth == null || played.worth == null) return null
  const gain = best.worth - played.worth
  const much = gain >= MUCH || (gain >= LITTLE && best.worth >= A_FIFTH_MORE * played.worth)
  return much ? { best, gain: weighed ? gain : null, why: best.short === played.short ? '' : best.short } : null
}

/** What a button says, in the middle of a sentence: a verb is no longer capital, a name stays so, and dice stand closer. */
export function within(label: string): string {
  const close = label.replaceAll(' + ', '+')
  return /^\p{Lu}\p{L}*\s?:/u.test(close) ? close : close.charAt(0).toLocaleLowerCase() + close.slice(1)
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
