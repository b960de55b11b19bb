/** What the browser keeps between visits; a browser that keeps nothing is fine too. */
const PREFIX = 'kingcraft.'

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value)
  } catch {
    // Private windows may refuse; nothing is lost but convenience.
  }
}

export function forget(key: string): void {
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
    return Object.keys(localStorage).filter((key) => key.startsWith(wanted)).map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}
