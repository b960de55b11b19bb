/** The moments of a look back, and how its numbers are said. */
import type { LookBack, LookBackMoment } from '../lib/protocol'
import type { Mark } from '../table/props'
import { t } from '../lib/words.svelte'

/** The next mistake after a ply, or the last before it. */
export function mistakeFrom(look: LookBack, ply: number, way: 1 | -1): LookBackMoment | null {
  const mistakes = look.moments.filter(({ kind }) => kind === 'mistake')
  return (way > 0 ? mistakes.find((one) => one.ply > ply) : mistakes.findLast((one) => one.ply < ply)) ?? null
}

/** The two moves of a moment as the table marks them: what was played, then what was better, or next best. */
export function marksOf({ kind, played, better, played_move, better_move }: LookBackMoment): Mark[] {
  const fine = kind === 'fine'
  return [
    { move: played_move, sign: fine ? 'best' : 'worse', words: t('look-back-played', { move: played }) },
    {
      move: better_move,
      sign: fine ? 'next' : 'best',
      words: t(fine ? 'look-back-next' : 'look-back-better', { move: better }),
    },
  ]
}

/** A part of a chance in points, with one decimal; nothing is just nothing, never less. */
export const points = (part: number): number => Math.round(part * 1000) / 10 + 0
