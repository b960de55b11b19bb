/** The moments of a look back, and how its numbers are said. */
import type { LookBack, LookBackMoment } from '../lib/protocol'

/** The next mistake after a ply, or the last before it. */
export function mistakeFrom(look: LookBack, ply: number, way: 1 | -1): LookBackMoment | null {
  const mistakes = look.moments.filter(({ kind }) => kind === 'mistake')
  return (way > 0 ? mistakes.find((one) => one.ply > ply) : mistakes.findLast((one) => one.ply < ply)) ?? null
}

/** A part of a chance in points, with one decimal. */
export const points = (part: number): number => Math.round(part * 1000) / 10
