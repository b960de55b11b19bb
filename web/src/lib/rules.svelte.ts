/** The rules of a game, laid over whatever is shown, and the number of the statement about a piece. */
import { go, route } from './route.svelte'

class RulesShown {
  /** What is open: a game, and the statement, section or piece one wants to read of. */
  open = $state.raw<{ game: string; at: string } | null>(null)
}

export const rulesShown = new RulesShown()

/** Opens the rules at a place such as `kingsburg/2b.7`: over a table, so that the game stays where it is; else as a page. */
export function openRules(place: string): void {
  const [game = '', at = ''] = place.split('/')
  if (route.parts[0] === 'rules' || !['table', 'replay', 'lesson'].includes(route.parts[0] ?? ''))
    go('rules', ...place.split('/').filter(Boolean))
  else {
    // The way back leads to the table, not away from it.
    if (!rulesShown.open) history.pushState({ rules: true }, '')
    rulesShown.open = { game, at }
  }
}

/** Takes the rules away again, and the step in the history that they were. */
export function closeRules(): void {
  rulesShown.open = null
  if ((history.state as { rules?: boolean } | null)?.rules) history.back()
}

addEventListener('popstate', () => (rulesShown.open = null))

/** For a link to the rules: opened here rather than followed, unless somebody wants it in a tab of its own. */
export function follow(event: MouseEvent, place: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  openRules(place)
}

/** What the rules have on the pieces of a game: the number of a statement, and the figure that shows a tricky one at work. */
type Index = Record<string, { pieces: Record<string, string>; examples: Record<string, string> }>
let index: Promise<Index> | null = null

/** What can be read about a piece such as `kingsburg/building-inn`: its statement and its figure, empty where there is none. */
export async function ruleOf(piece: string): Promise<{ number: string; figure: string }> {
  index ??= import('../../content/rules.json').then((file) => file.default as Index)
  const [game = '', id = ''] = piece.split('/')
  const { pieces, examples } = (await index)[game] ?? { pieces: {}, examples: {} }
  return { number: pieces[id] ?? '', figure: examples[id] ? `api/rules/${game}/figures/${examples[id]}` : '' }
}
