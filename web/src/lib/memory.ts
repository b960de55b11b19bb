/** What the browser keeps between visits; a browser that keeps nothing is fine too, and remembers until the page is closed. */
const PREFIX = 'kingcraft.'
const passing = new Map<string, string>()

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? passing.get(key) ?? null
  } catch {
    return passing.get(key) ?? null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value)
    passing.delete(key)
  } catch {
    // Private windows and full ones may refuse.
    passing.set(key, value)
  }
}

export function forget(key: string): void {
  passing.delete(key)
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was kept, so nothing is to be forgotten.
  }
}

/** The keys of what is kept that begin so, without what all keys begin with. */
export function keysOf(beginning: string): string[] {
  try {
    const wanted = PREFIX + beginning
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(wanted))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}
