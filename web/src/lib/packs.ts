/** The pieces of a pack at a table: what they are called comes with what is in play. */
import { api } from './api'
import type { Match } from './protocol'
import { words } from './words.svelte'

/** Learns the words of a match's pack, and forgets those of the one before. One played on from a position may have a pack, too. */
export async function learnPack(match: Match): Promise<void> {
  const contents = match.options.pack === 'none' ? {} : await api.contents(match.id)
  words.own = (contents as { words?: Record<string, Record<string, string>> }).words ?? {}
}
