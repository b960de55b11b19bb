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
  const parts = partsOf(location.hash)
  if (parts[0] === 'resume') {
    route.brought = parts[1] ?? null
    rewrite()
  }
  route.parts = parts[0] === 'resume' ? [] : parts
}

function partsOf(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return NOWHERE
  }
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
