/** The pieces: SVG symbols drawn once for page, notebooks and documents, put into the page when first needed. */
import { SvelteSet } from 'svelte/reactivity'

const shown = new Map<string, Promise<void>>()
const symbols = new SvelteSet<string>()

/** Whether a symbol is on one of the sheets that the page has. */
function drawn(id: string): boolean {
  return symbols.has(id)
}

/** The symbol of a piece; where somebody added it and it has none of its own, that of its kind. */
export function symbolOf(id: string): string {
  const kind = `${id.split('-')[0]}-any`
  return drawn(id) || !drawn(kind) ? id : kind
}

/** Makes the symbols of some sheets known to `<use href="#...">`. */
export async function showSheets(names: string[]): Promise<void> {
  await Promise.all(names.map(showSheet))
}

function showSheet(name: string): Promise<void> {
  let promise = shown.get(name)
  if (!promise) {
    promise = inline(name)
    shown.set(name, promise)
  }
  return promise
}

async function inline(name: string): Promise<void> {
  const { SHEETS } = await import('../art/sheets')
  const text = SHEETS[name]
  if (!text) return
  const holder = document.createElement('div')
  holder.hidden = true
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = text
  for (const symbol of holder.querySelectorAll('symbol')) symbols.add(symbol.id)
  document.body.prepend(holder)
}
