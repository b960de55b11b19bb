/** Governors and destinies: what they are called, what they do, how they are drawn, and where they come from. */
import type { Explanation } from '../../lib/explain.svelte'
import { knows, t } from '../../lib/words.svelte'
import type { Box, Piece } from './box'
import { provenanceNote } from './explain'

export type Kind = 'governor' | 'destiny' | 'building'

export function cardIn(box: Box, kind: Kind, id: string): Piece | undefined {
  const shelf: Piece[] = { governor: box.governors, destiny: box.destinies, building: box.buildings }[kind]
  return shelf.find((piece) => piece.id === id)
}

/** What kind of piece has this name, if any. */
export function kindIn(box: Box, id: string): Kind | null {
  return (['building', 'governor', 'destiny'] as const).find((kind) => cardIn(box, kind, id)) ?? null
}

export function cardName(kind: Kind, id: string): string {
  return knows(`${kind}-${id}`) ? t(`${kind}-${id}`) : id
}

export function cardText(kind: Kind, id: string): string {
  return knows(`${kind}-${id}-text`) ? t(`${kind}-${id}-text`) : ''
}

/** The emblem of a piece; those that nobody drew share that of their kind. */
export function emblemOf(kind: Kind, id: string): string {
  return `${kind}-${id}`
}

export function explainCard(box: Box, kind: Kind, id: string): Explanation {
  const note = provenanceNote(cardIn(box, kind, id))
  return {
    title: cardName(kind, id),
    rule: `kingsburg/${kind}-${id}`,
    text: cardText(kind, id),
    ...(note ? { note } : {}),
  }
}
