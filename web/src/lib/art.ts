/** The pieces: SVG symbols drawn once for page, notebooks and documents, put into the page when first needed. */
const sheets = import.meta.glob<string>('../../../src/kingcraft/art/*.svg', { query: '?raw', import: 'default' })
const shown = new Map<string, Promise<void>>()

/** The sheets that each game's pieces are on. */
export const SHEETS: Record<string, string[]> = {
  house: ['shields'],
  'kingdom-builder': ['shields', 'terrains', 'locations', 'cards', 'goods'],
  kingsburg: ['shields', 'goods', 'dice', 'advisors', 'buildings', 'enemies', 'phases'],
}

/** Makes the symbols of a game known to `<use href="#...">`. */
export async function showArt(game: string): Promise<void> {
  await Promise.all((SHEETS[game] ?? SHEETS.house!).map(showSheet))
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
  const entry = Object.entries(sheets).find(([path]) => path.endsWith(`/${name}.svg`))
  if (!entry) return
  const holder = document.createElement('div')
  holder.hidden = true
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = await entry[1]()
  document.body.prepend(holder)
}
