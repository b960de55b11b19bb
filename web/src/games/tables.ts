/** The table of each game, fetched when one sits down at it; a plain one for games without a table of their own. */
import type { Component } from 'svelte'
import { showArt } from '../lib/art'
import type { GameTableProps } from '../table/props'

type GameTable = Component<GameTableProps>

const tables: Record<string, () => Promise<{ default: GameTable }>> = {
  'kingdom-builder': () => import('./kingdom-builder/Table.svelte'),
}

export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[game] ?? (() => import('./any/Table.svelte'))
  const [{ default: table }] = await Promise.all([load(), showArt(game)])
  return table
}
