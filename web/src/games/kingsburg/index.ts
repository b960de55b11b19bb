/** Kingsburg on the page. */
import type { GameFolder } from '../game'
import { isBattle, sumsOf } from './news'

const folder: GameFolder = {
  sheets: ['shields', 'goods', 'dice', 'advisors', 'buildings', 'strips', 'enemies', 'phases', 'governors', 'destinies'],
  emblems: ['advisor-18', 'building-cathedral', 'die-5', 'enemy-dragons'],
  Table: () => import('./Table.svelte'),
  SetUp: () => import('./SetUp.svelte'),
  setsUpAll: true,
  received: sumsOf,
  marks: isBattle,
  scene: isBattle,
  Hero: () => import('./Hero.svelte'),
  moment: (view) => String(view.step ?? ''),
  keys: [['N', 'web-key-choice'], ['1 – 6', 'web-key-dice'], ['T M V', 'web-key-helps'], ['← ↑ → ↓', 'web-key-court'], ['Esc', 'web-key-clear']],
}
export default folder
