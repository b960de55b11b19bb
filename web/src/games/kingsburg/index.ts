/** Kingsburg on the page: its moves in words, each with the piece that it is about. */
import type { GameFolder, MovePiece } from '../game'

const folder: GameFolder = {
  sheets: ['shields', 'goods', 'dice', 'advisors', 'buildings', 'enemies', 'phases'],
  emblems: ['advisor-18', 'building-cathedral', 'die-5', 'enemy-dragons'],
  Table: () => import('../any/Table.svelte'),
  Hero: () => import('./Hero.svelte'),
  keys: [],
  pieceOf,
}
export default folder

/** `5+3>8` is about advisor 8, `build statue` about the Statue. */
function pieceOf(move: string): MovePiece | null {
  const advisor = />(\d+)/.exec(move)?.[1]
  if (advisor) return { icon: `advisor-${advisor}`, text: `advisor-${advisor}-text`, place: Number(advisor) }
  const building = /^build ([a-z-]+)/.exec(move)?.[1]
  return building ? { icon: `building-${building}`, text: `building-${building}-text`, place: 0 } : null
}
