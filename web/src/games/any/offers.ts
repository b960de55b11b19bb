/** The legal moves as a list to choose from: by the piece they are about, and what ends something last. */
import type { GameFolder, MovePiece } from '../game'

export interface Offer {
  move: string
  label: string
  piece: MovePiece | null
  /** Whether the move gives up something instead of doing it. */
  closing: boolean
}

const CLOSING = /^(pass|done|end|keep|decline)\b/

export function offersOf(legal: string[], labels: string[], pieceOf: GameFolder['pieceOf']): Offer[] {
  const offers = legal.map((move, index) => ({
    move,
    label: labels[index] || move,
    piece: pieceOf?.(move) ?? null,
    closing: CLOSING.test(move),
  }))
  const place = ({ piece, closing }: Offer): number => (closing ? Infinity : (piece?.place ?? 0))
  return offers
    .map((offer, index) => ({ offer, index }))
    .sort((one, two) => difference(place(one.offer), place(two.offer)) || one.index - two.index)
    .map(({ offer }) => offer)
}

function difference(one: number, two: number): number {
  return one === two ? 0 : one - two
}
