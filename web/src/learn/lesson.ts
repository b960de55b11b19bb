/** What a lesson asks for, and how far somebody has come in it. */
import { remember, remembered } from '../lib/memory'
import type { Hinted, LessonPlan, LessonStep, MoveLine, SeatLetter } from '../lib/protocol'

/** Whether a move is what the step asks for; `build *` is any that begins so. */
export function answers(step: LessonStep, move: string): boolean {
  return step.moves.some((wanted) => (wanted.endsWith('*') ? move.startsWith(wanted.slice(0, -1)) : move === wanted))
}

/** How many steps are done, as the moves of the game tell it: what is taken back is no longer done. */
export function stepsDone(plan: LessonPlan, moves: MoveLine[], mine: SeatLetter[]): number {
  let at = 0
  for (const { who, move } of moves) {
    const step = plan.steps[at]
    if (step && who !== '*' && mine.includes(who) && answers(step, move)) at += 1
  }
  return at
}

/** Whether a move may be made now: what is asked for, what is forced, and anything once all is done. */
export function fits(plan: LessonPlan, at: number, move: string, legal: string[]): boolean {
  const step = plan.steps[at]
  return !step || legal.length === 1 || answers(step, move)
}

/** A move that the table marks as it marks a hint; nothing for none. */
export function marking(move: string | undefined, ply: number): Hinted | null {
  return move === undefined
    ? null
    : {
        type: 'hint',
        id: 0,
        ply,
        level: '',
        advice: [{ move, words: '', worth: null, share: null, why: '', short: '' }],
      }
}

const key = (game: string, name: string): string => `lesson.${game}.${name}`

export function isLearned(game: string, name: string): boolean {
  return remembered(key(game, name)) !== null
}

export function keepLearned(game: string, name: string): void {
  remember(key(game, name), 'done')
}
