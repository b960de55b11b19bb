/** What advisors, buildings and enemies say about themselves. */
import type { Explanation } from '../../lib/explain.svelte'
import { knows, t } from '../../lib/words.svelte'
import type { Piece } from './box'

export function explainAdvisor(number: number, note = ''): Explanation {
  return {
    title: t(`advisor-${number}`),
    rule: `kingsburg/advisor-${number}`,
    text: t(`advisor-${number}-text`),
    ...(note ? { note } : {}),
  }
}

export function explainBuilding(id: string, note = ''): Explanation {
  return {
    title: t(`building-${id}`),
    rule: `kingsburg/building-${id}`,
    text: t(`building-${id}-text`),
    ...(note ? { note } : {}),
  }
}

export function explainEnemy(kind: string, note = ''): Explanation {
  return {
    title: t(`enemy-${kind}`),
    rule: `kingsburg/enemy-${kind}`,
    ...(knows(`enemy-${kind}-text`) ? { text: t(`enemy-${kind}-text`) } : {}),
    ...(note ? { note } : {}),
  }
}

/** A good, a soldier, a token, points: what it is for. */
export function explainThing(id: string, note = ''): Explanation {
  return {
    title: t(`glossary-${id}`),
    rule: `kingsburg/${id}`,
    text: t(`glossary-${id}-text`),
    ...(note ? { note } : {}),
  }
}

export function explainPhase(phase: string, note = ''): Explanation {
  return {
    title: t(`drawing-phase-${phase}`),
    rule: `kingsburg/phase-${phase}`,
    text: t(`web-kingsburg-phase-${phase}`),
    ...(note ? { note } : {}),
  }
}

/** Cards of this house or of one source only say so. */
export function provenanceNote(piece: Piece | undefined): string {
  return piece && piece.provenance !== 'published' ? t(`provenance-${piece.provenance}`) : ''
}
