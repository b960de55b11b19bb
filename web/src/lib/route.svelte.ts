/** Where we are: the fragment of the address, split at its slashes. */
class Route {
  parts = $state<string[]>(read())
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

export const route = new Route()
addEventListener('hashchange', () => (route.parts = read()))

/** Goes to a page of ours. */
export function go(...parts: (string | number)[]): void {
  location.hash = '#/' + parts.map((part) => encodeURIComponent(part)).join('/')
}

/** The same page under another address, without a step in the history. */
export function rewrite(...parts: (string | number)[]): void {
  history.replaceState(null, '', '#/' + parts.map((part) => encodeURIComponent(part)).join('/'))
}
