/** Whether a link of ours leads anybody else here, and under which address it does. */
class Reach {
  /** Where other computers reach this house, as the server told; null until it has. */
  addresses = $state.raw<string[] | null>(null)
}

export const reach = new Reach()

export interface Shared {
  link: string
  /** `public`: the page's own address; `network`: another address of this computer; `here`: nobody else gets in. */
  kind: 'public' | 'network' | 'here'
}

/** A place of ours (what follows `#/`) as a link that others can use, if there is one. */
export function shareable(place: string, base = location.href, addresses = reach.addresses ?? []): Shared {
  const url = new URL(base)
  url.hash = `#/${place}`
  if (!onlyHere(url.hostname)) return { link: url.href, kind: 'public' }
  if (!addresses.length) return { link: url.href, kind: 'here' }
  const other = new URL(addresses[0]!)
  other.hash = url.hash
  return { link: other.href, kind: 'network' }
}

/** Whether a name or address means this computer alone. */
export function onlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname)
}
