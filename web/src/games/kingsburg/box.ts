/** What is in play: the pieces of this set-up, as the server tells them once. */
import type { JsonValue } from '../../lib/protocol'
import type { Building, Contents, Enemy, Gift } from './shown'
import { GOODS } from './view'

export type { Advisor, Building, Contents as Box, Enemy, Gift, Piece, Spoils } from './shown'
type Box = Contents

export function boxOf(box: JsonValue): Box {
  return box as Box
}

export function enemyIn(box: Box, card: string | null): Enemy | null {
  return box.enemies.find(({ id }) => id === card) ?? null
}

export function buildingIn(box: Box, id: string): Building {
  return box.buildings.find((one) => one.id === id)!
}

/** A gift as a row of signs: an icon, how many, and how it is meant. */
export interface Sign {
  icon: string
  count: number
  sign: '' | '-' | '?' | '/'
}

export function signsOf(gift: Gift): Sign[] {
  const plain: Sign[] = GOODS.flatMap((good) =>
    gift[good] ? [{ icon: `good-${good}`, count: gift[good], sign: '' as const }] : [],
  )
  const chosen = choiceSigns(gift)
  const rest: Sign[] = []
  if (gift.soldiers) rest.push({ icon: 'soldier', count: gift.soldiers, sign: '' })
  if (gift.tokens) rest.push({ icon: 'token-plus-2', count: gift.tokens, sign: '' })
  if (gift.look) rest.push({ icon: 'peek', count: 1, sign: '' })
  if (gift.points) rest.push({ icon: 'points', count: gift.points, sign: '' })
  const price: Sign[] = gift.price ? [{ icon: 'points', count: gift.price, sign: '-' }] : []
  const swap: Sign[] = gift.swap
    ? [
        { icon: 'good-any', count: 1, sign: '-' },
        { icon: 'good-any', count: 2, sign: '' },
      ]
    : []
  return [...price, ...swap, ...plain, ...chosen, ...rest]
}

function choiceSigns(gift: Gift): Sign[] {
  if (!gift.choose) return []
  if (gift.among && gift.among.length < GOODS.length)
    return gift.among.map((good, index) => ({
      icon: `good-${good}`,
      count: gift.choose!,
      sign: index ? ('/' as const) : ('' as const),
    }))
  return [{ icon: 'good-any', count: gift.choose, sign: '?' }]
}
