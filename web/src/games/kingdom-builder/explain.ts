/** What a hex, a tile or a card says about itself. */
import type { Explanation } from '../../lib/explain.svelte'
import { preferences } from '../../lib/preferences.svelte'
import type { SeatLetter } from '../../lib/protocol'
import { changed, knows, listing, t } from '../../lib/words.svelte'
import { goldOf, type Brings, type Choice } from './moves'
import { TERRAINS, type Tile, type View } from './view'

export function explainTile(tile: string, use?: Tile['use']): Explanation {
  return {
    title: t(`tile-${tile}`),
    rule: `kingdom-builder/tile-${tile}`,
    ...textOf(`tile-${tile}-text`),
    ...(use && use !== 'ready' ? { note: t(`use-${use}`) } : {}),
  }
}

export function explainCard(card: string): Explanation {
  return { title: t(`card-${card}`), rule: `kingdom-builder/card-${card}`, ...textOf(`card-${card}-text`) }
}

export function explainTerrain(terrain: string): Explanation {
  return {
    title: t(`terrain-${terrain}`),
    rule: `kingdom-builder/terrain-${terrain}`,
    ...textOf(`terrain-${terrain}-text`),
  }
}

/** Locations, castles and settlements explain themselves; plain land only says its name when listened to. */
export function explainHex(
  view: View,
  hex: string,
  owner: SeatLetter | null,
  names: Record<string, string>,
): Explanation | null {
  const location = view.locations.find((one) => one.hex === hex)
  if (location) return { ...explainTile(location.tile), note: t('web-tiles-left', { count: location.left }) }
  const terrain = terrainAt(view, hex)
  if (terrain === 'castle') return explainCard('castles')
  if (owner)
    return {
      title: t('web-settlement-of', { name: names[owner] ?? owner }),
      text: `${hex}, ${t(`terrain-${terrain}`)}`,
      rule: 'kingdom-builder/settlement',
    }
  return terrain === 'water' || terrain === 'mountain' ? explainTerrain(terrain) : null
}

/** A hex in one sentence, for those who listen. */
export function sayHex(
  view: View,
  hex: string,
  owner: SeatLetter | null,
  names: Record<string, string>,
  choice: Choice | null,
): string {
  const location = view.locations.find((one) => one.hex === hex)
  const land = location ? t(`tile-${location.tile}`) : t(`terrain-${terrainAt(view, hex)}`)
  const parts = [hex, land]
  if (owner) parts.push(t('web-settlement-of', { name: names[owner] ?? owner }))
  if (choice) parts.push(choice.words)
  if (choice?.brings && preferences.worth) parts.push(sayBrings(choice.brings))
  return parts.join(', ')
}

/** What a settlement would bring, in words: the gold with its sources, and the tiles. */
export function sayBrings(brings: Brings): string {
  const gold = t('web-brings-gold', { gold: changed(goldOf(brings)) })
  const sources = Object.entries(brings.gold).map(([source, change]) => `${t(source)} ${changed(change)}`)
  const tiles = [
    ...brings.gained.map((tile) => t('web-brings-tile', { tile: t(`tile-${tile}`) })),
    ...brings.lost.map((tile) => t('web-brings-loss', { tile: t(`tile-${tile}`) })),
  ]
  return [sources.length ? `${gold} (${listing(sources)})` : gold, ...tiles].join(', ')
}

export function terrainAt(view: View, hex: string): string {
  const letter = view.map[Number(hex.slice(1)) - 1]?.[hex.charCodeAt(0) - 97] ?? ''
  return TERRAINS[letter] ?? 'location'
}

function textOf(id: string): { text?: string } {
  return knows(id) ? { text: t(id) } : {}
}
