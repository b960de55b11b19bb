/** Kingdom Builder on the page. */
import type { JsonValue, SeatLetter } from '../../lib/protocol'
import HeroMap from './HeroMap.svelte'
import type { GameFolder } from '../game'
import type { View } from './view'

/** What the one on turn thinks of: the first settlement, a tile that is ready, the block (`more-2` is its last), a settlement in hand, a tile to give up, or the end. */
function moment(plain: Record<string, JsonValue>, seat: SeatLetter | null): string {
  const view = plain as View
  const me = view.players.find((player) => player.seat === seat)
  if (!me) return ''
  if (view.phase === 'lift' || view.phase === 'give-up') return view.phase
  if (!view.block) return 'end'
  if (view.block_begun) return view.block === 1 ? 'more-2' : 'more'
  if (me.tiles.some(({ use }) => use === 'ready')) return 'tiles'
  return me.settlements.length ? 'turn' : 'first'
}

const folder: GameFolder = {
  sheets: ['shields', 'terrains', 'locations', 'cards', 'goods'],
  emblems: ['card-discoverers', 'tile-tavern', 'card-knights', 'tile-oasis'],
  Table: () => import('./Table.svelte'),
  odds: () => import('./odds'),
  SetUp: () => import('./SetUp.svelte'),
  Hero: HeroMap,
  moment,
  turn: (view) => Number(view.round),
  opens: ['kingdom-builder-card-shown'],
  keys: [
    ['← ↑ → ↓', 'web-key-arrows'],
    ['n', 'web-key-next'],
    ['Enter', 'web-key-enter'],
    ['+ − 0', 'web-key-zoom'],
    ['1–9', 'web-key-tile'],
    ['Esc', 'web-key-cancel'],
  ],
}
export default folder
