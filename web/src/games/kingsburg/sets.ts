/** Sets of pieces that may be added to the box, as the option `sets` names them: each is a word, the base game's first. */
import { kingsburg } from '../../../content/sets.json'

/** The pieces of every set, as `governor-prince`. */
export type PieceSets = Record<string, string[]>

/** The set that is always in the box. */
export const BASE = 'base'
/** The sets that come with the modules, and are never named (OWN_SETS in modules.py). */
const WITH_MODULES = ['forge-a-realm', 'house']

/** The sets one may choose: all but those that are in the box anyway. */
export function furtherSets(shipped: PieceSets = kingsburg): { name: string; pieces: string[] }[] {
  return Object.entries(shipped).flatMap(([name, pieces]) =>
    name === BASE || WITH_MODULES.includes(name) ? [] : [{ name, pieces }],
  )
}

/** The options with a set added or left out; the base game alone is not worth a word. */
export function withSet(options: Record<string, string>, name: string, added: boolean): Record<string, string> {
  const { sets = BASE, ...others } = options
  const named = [...sets.split(' ').filter((one) => one !== name), ...(added ? [name] : [])]
  return named.length > 1 ? { ...others, sets: named.join(' ') } : others
}
