/** What advisors, buildings and enemies say about themselves. */
import type { Explanation } from '../../lib/explain.svelte'
import { knows, t } from '../../lib/words.svelte'
import type { Piece } from './box'
import { kindOf } from './view'

export function explainAdvisor(number: number, note = ''): Explanation {
  return { title: t(`advisor-${number}`), rule: `kingsburg/advisor-${number}`, text: t(`advisor-${number}-text`), ...(note ? { note } : {}) }
}

export function explainBuilding(id: string, note = ''): Explanation {
  return { title: t(`building-${id}`), rule: `kingsburg/building-${id}`, text: t(`building-${id}-text`), ...(note ? { note } : {}) }
}

export function explainEnemy(card: string): Explanation {
  const kind = kindOf(card)
  return { title: t(`enemy-${kind}`), ...(knows(`enemy-${kind}-text`) ? { text: t(`enemy-${kind}-text`) } : {}) }
}

/** Cards of this house or of one source only say so. */
export function provenanceNote(piece: Piece | undefined): string {
  return piece && piece.provenance !== 'published' ? t(`provenance-${piece.provenance}`) : ''
}
