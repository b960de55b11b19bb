/** What a building would leave of one's goods, and what is missing for it. */
import { GOODS, type Goods, type Space } from './view'

/** Gold, wood and stone that are left after paying. */
export function leftAfter({ price }: Space, have: Goods): number[] {
  return GOODS.map((good, index) => have[good] - price[index]!)
}

/** Gold, wood and stone that are missing; nothing where there is enough. */
export function missingFor(space: Space, have: Goods): number[] {
  return leftAfter(space, have).map((left) => Math.max(0, -left))
}

/** Whether a place could be paid for with some more goods. */
export function wouldPay(space: Space, have: Goods, extra: Goods | null): boolean {
  if (!extra || space.state === 'built' || space.state === 'left') return false
  return GOODS.every((good, index) => have[good] + extra[good] >= space.price[index]!)
}
