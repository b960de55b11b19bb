/** Kingsburg on the page. */
import type { JsonValue, SeatLetter } from '../../lib/protocol'
import Hero from './Hero.svelte'
import type { GameFolder } from '../game'
import { governed, isBattle, sumsOf } from './news'
import type { View } from './view'

/** The season that a phase of the year leads to: what comes before it belongs to it. */
function seasonOf(phase: string): string {
  return { aid: 'spring', reward: 'summer', envoy: 'autumn', recruit: 'autumn', winter: 'autumn' }[phase] ?? phase
}

/** The step at hand; among the groups of dice of one season which it is, after the first. */
function moment(plain: Record<string, JsonValue>, seat: SeatLetter | null): string {
  const { step, advisors } = plain as View
  const placed = Object.values(advisors)
    .flat()
    .filter((group) => group.seat === seat).length
  return step === 'influence' && placed ? `influence-${placed + 1}` : (step ?? '')
}

const folder: GameFolder = {
  sheets: [
    'shields',
    'goods',
    'dice',
    'advisors',
    'buildings',
    'strips',
    'enemies',
    'phases',
    'governors',
    'destinies',
  ],
  emblems: ['advisor-18', 'building-cathedral', 'die-5', 'enemy-dragons'],
  Table: () => import('./Table.svelte'),
  odds: () => import('./odds'),
  SetUp: () => import('./SetUp.svelte'),
  setsUpAll: true,
  received: sumsOf,
  within: (lines) => governed(lines).map((points) => ({ words: 'source-kingsburg-governor', points })),
  marks: isBattle,
  scene: isBattle,
  Hero,
  turn: (view) =>
    view.year === 1 ? Math.max(1, ['spring', 'summer', 'autumn'].indexOf(seasonOf(String(view.phase))) + 1) : Infinity,
  moment,
  keys: [
    ['N', 'web-key-choice'],
    ['1 – 6', 'web-key-dice'],
    ['T M V', 'web-key-helps'],
    ['← ↑ → ↓', 'web-key-court'],
    ['Esc', 'web-key-clear'],
  ],
}
export default folder
