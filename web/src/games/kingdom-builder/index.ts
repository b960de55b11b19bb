/** Kingdom Builder on the page. */
import type { GameFolder } from '../game'

const folder: GameFolder = {
  sheets: ['shields', 'terrains', 'locations', 'cards', 'goods'],
  emblems: ['card-discoverers', 'tile-tavern', 'card-knights', 'tile-oasis'],
  Table: () => import('./Table.svelte'),
  SetUp: () => import('./SetUp.svelte'),
  Hero: () => import('./HeroMap.svelte'),
  keys: [['← ↑ → ↓', 'web-key-arrows'], ['n', 'web-key-next'], ['Enter', 'web-key-enter'], ['+ − 0', 'web-key-zoom'], ['1–9', 'web-key-tile'], ['Esc', 'web-key-cancel']],
}
export default folder
