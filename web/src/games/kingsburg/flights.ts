/** Things that go from where they were to where they are: dice to their advisor, gifts to their province. */
import { stillness } from '../../lib/preferences.svelte'
import type { MoveLine, SeatLetter } from '../../lib/protocol'
import { readChoice } from './moves'
import { gainsOf, type Gain } from './news'

const SIZE = 30
const LONG = 620
const APART = 70
const MOST = 14
const SIGNS: Record<string, string> = {
  gold: 'good-gold',
  wood: 'good-wood',
  stone: 'good-stone',
  soldiers: 'soldier',
  tokens: 'token-plus-2',
  points: 'points',
}

interface Flight {
  from: Element | null
  to: Element | null
  symbol: string
  colour?: string
}

/** Shows what some lines of the log moved. Nobody waits for it. */
export function flyAll(lines: MoveLine[]): void {
  if (stillness.matches || document.hidden) return
  const flights = [...lines.flatMap(placed), ...gainsOf(lines).flatMap(given)]
  flights.slice(0, MOST).forEach((flight, index) => fly(flight, index * APART))
}

function placed({ who, move, words }: MoveLine): Flight[] {
  const choice = readChoice(move, words)
  if (who === '*' || choice.kind !== 'place') return []
  const to = seen(`[data-advisor='${choice.advisor}'] .face`)
  const from = seen(`[data-seat='${who}'] .dice`) ?? homeOf(who)
  return [
    ...choice.coloured.map((face) => ({ from, to, symbol: `die-${face}`, colour: `var(--die-${who})` })),
    ...choice.white.map((face) => ({ from, to, symbol: `die-white-${face}` })),
  ]
}

function given({ seat, from, amounts }: Gain): Flight[] {
  const source =
    (from &&
      ('advisor' in from ? seen(`[data-advisor='${from.advisor}'] .face`) : seen(`[data-place='${from.building}']`))) ??
    seen('.advisor.helping .face') ??
    seen('.bar')
  return Object.entries(amounts).flatMap(([what, count]) =>
    SIGNS[what] && count > 0
      ? Array.from({ length: Math.min(3, count) }, () => ({ from: source, to: homeOf(seat), symbol: SIGNS[what]! }))
      : [],
  )
}

/** Where a seat keeps what it has. */
function homeOf(seat: SeatLetter): Element | null {
  return seen(`[data-purse='${seat}']`) ?? seen(`[data-seat='${seat}'] .goods`) ?? seen('.panes')
}

function seen(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0) ?? null
}

function fly({ from, to, symbol, colour }: Flight, delay: number): void {
  if (!from || !to) return
  const piece = document.createElement('div')
  piece.className = 'in-flight'
  piece.style.cssText = `position:fixed;z-index:50;left:0;top:0;width:${SIZE}px;height:${SIZE}px;pointer-events:none;opacity:0;filter:drop-shadow(0 3px 5px rgb(0 0 0 / 40%));color:${colour ?? 'inherit'}`
  piece.innerHTML = `<svg width="100%" height="100%" aria-hidden="true"><use href="#${symbol}" /></svg>`
  document.body.append(piece)
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + Math.min(box.width, 160) / 2 - SIZE / 2}px, ${box.top + box.height / 2 - SIZE / 2}px) scale(${scale})`
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const steps = [
    { transform: at(start, 0.8), opacity: 1 },
    { transform: at(start, 1.3), opacity: 1, offset: 0.2 },
    { transform: at(end, 0.8), opacity: 1, offset: 0.9 },
    { transform: at(end, 0.6), opacity: 0 },
  ]
  piece.animate(steps, { duration: LONG, delay, easing: 'cubic-bezier(0.3, 0.6, 0.25, 1)' }).finished.then(
    () => piece.remove(),
    () => piece.remove(),
  )
}
