/** What the server shows of a game of Kingsburg, and what it has worked out for who looks. */
import type { Sight } from '../../lib/protocol'
import type { Goods, Outlook, Player, View } from './shown'

export type { Auction, Dice, Goods, Group, Odds, Outlook, Payment, Player, Recruit, Reroll, Space, View } from './shown'

export const GOODS = ['gold', 'wood', 'stone'] as const
export type Good = (typeof GOODS)[number]

export function viewOf(sight: Sight): View {
  return sight.view as View
}

export function outlookOf(sight: Sight): Outlook | null {
  return (sight.outlook ?? null) as Outlook | null
}

export const SEASONS = ['spring', 'summer', 'autumn'] as const
export function inSeason(view: View): boolean {
  return (SEASONS as readonly string[]).includes(view.phase)
}

export function goodsOf([gold, wood, stone]: [number, number, number]): Goods {
  return { gold, wood, stone }
}

/** The players in turn order, as far as it is drawn. */
export function seatsInOrder(view: View): Player[] {
  return view.order.length === view.seats
    ? view.order.map((seat) => view.players.find((one) => one.seat === seat)!)
    : view.players
}

export function wholeGoods(goods: Partial<Goods>): Goods {
  return { gold: goods.gold ?? 0, wood: goods.wood ?? 0, stone: goods.stone ?? 0 }
}
