/** The games there are on the page: one folder each. A game without a folder gets what `any` offers. */
import type { Component } from 'svelte'
import { showSheets } from '../lib/art'
import type { GameTableProps } from '../table/props'
import type { GameFolder } from './game'

const found = import.meta.glob<{ default: GameFolder }>('./*/index.ts', { eager: true })
const FOLDERS = new Map(Object.entries(found).map(([path, { default: folder }]) => [path.split('/')[1]!, folder]))

/** The games that have a folder of their own. */
export const GAMES: string[] = [...FOLDERS.keys()].filter((name) => name !== 'any')

export function gameOf(name: string): GameFolder {
  return FOLDERS.get(name) ?? FOLDERS.get('any')!
}

/** Makes the pieces of a game known to the page. */
export function showArt(game: string): Promise<void> {
  return showSheets(gameOf(game).sheets)
}

/** The table of a game, with its pieces. */
export async function tableOf(game: string): Promise<Component<GameTableProps>> {
  const [{ default: table }] = await Promise.all([gameOf(game).Table(), showArt(game)])
  return table
}
