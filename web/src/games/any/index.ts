/** For any game: its picture, and its moves in words. */
import type { GameFolder } from '../game'

const folder: GameFolder = { sheets: ['shields'], emblems: [], Table: () => import('./Table.svelte'), keys: [] }
export default folder
