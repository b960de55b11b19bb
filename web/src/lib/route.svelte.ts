/** Where we are: the fragment of the address, split at its slashes. */
class Route {
  parts = $state<string[]>([])
  /** The secret of a person that a link brought, until it is asked what shall become of it. */
  brought = $state<string | null>(null)
}

/** What no page has: an address that was cut off in the middle of a character leads there. */
const NOWHERE = ['%']

export const route = new Route()
arrive()
addEventListener('hashchange', arrive)

/** Takes in the address. A secret leaves it at once: it must neither stay in sight nor in the history. */
function arrive(): void {
  const raw = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean)
  const brings = raw[0] === 'resume'
  if (brings) {
    // As it stands: a secret has no letters that would be encoded, and one that was cut off must leave the address too.
    route.brought = raw[1] ?? null
    rewrite()
  }
  route.parts = brings ? [] : decoded(raw)
}

function decoded(parts: string[]): string[] {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return NOWHERE
  }
}

/** Whether a part may be the id of a table, or the name of a lesson: `..` would lead to another place of the server. */
export function isId(part: string | undefined): part is string {
  return /^[\w-]{1,64}$/.test(part ?? '')
}

/** Whether a part is a day of the calendar. */
export function isDay(part: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(part) ? Date.parse(`${part}T00:00Z`) : NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(part)
}

/** A part that is a whole number; null if it is none. */
export function numberIn(part: string | undefined): number | null {
  return /^\d{1,9}$/.test(part ?? '') ? Number(part) : null
}

/** Goes to a page of ours. */
export function go(...parts: (string | number)[]): void {
  location.hash = '#/' + parts.map((part) => encodeURIComponent(part)).join('/')
}

/** The same page under another address, without a step in the history. */
export function rewrite(...parts: (string | number)[]): void {
  history.replaceState(null, '', '#/' + parts.map((part) => encodeURIComponent(part)).join('/'))
}
