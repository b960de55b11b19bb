/** One short notice at a time, near to where one just pressed, and words for those who listen instead of looking. */
export interface Notice {
  key: number
  text: string
  section: string
  /** Where the rules have it: a game and a number. */
  rule: string
  bad: boolean
  /** Where on the screen it belongs; null: at the foot of the page. */
  at: Spot | null
}

/** A place on the screen, and whether the notice goes below it instead of above. */
interface Spot {
  x: number
  y: number
  below: boolean
}

interface Press extends Spot {
  at: number
}

class Notices {
  shown = $state.raw<Notice | null>(null)
  spoken = $state('')
}

export const notices = new Notices()
/** How long a press counts as the cause of a notice. */
const RECENT = 4000
let key = 0
let timer = 0
let pressed: Press = { x: 0, y: 0, below: false, at: -RECENT }
const SMALL = matchMedia('(max-width: 820px), (max-height: 540px)')

/** Remembers where the last press was: in the bar that says what to do, a place that covers neither it nor the tabs on it. */
export function notePress(event: PointerEvent): void {
  pressed = { ...spotOf(event), at: performance.now() }
}

function spotOf({ target, clientX: x, clientY: y }: PointerEvent): Spot {
  const bar = (target as Element).closest('.bar')
  const beside = (target as Element).closest('[data-beside]')
  if (bar) return over(bar, x)
  return beside && SMALL.matches ? edgeOf(beside) : { x, y, below: false }
}

/** Above the bar and what stands on it; on a phone on its side, where the bar is at the right, at the foot of what is left of it. */
function over(bar: Element, x: number): Spot {
  const { left, top } = bar.getBoundingClientRect()
  if (left > innerWidth / 4) return { x: left / 2, y: innerHeight, below: true }
  const standing = [...document.querySelectorAll('[data-on-bar]')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ bottom, height }) => height > 0 && Math.abs(bottom - top) < 12)
  return { x, y: Math.min(top, ...standing.map((one) => one.top)), below: false }
}

/** On a small screen a notice would hide much of what it is about: it stands below it, or at its right where the screen is low. */
function edgeOf(element: Element): Spot {
  const { left, right, width, top, bottom } = element.getBoundingClientRect()
  return right < innerWidth * 0.75
    ? { x: innerWidth, y: top, below: true }
    : { x: left + width / 2, y: bottom, below: true }
}

/** A key was pressed: what comes now is not about a place on the screen. */
export function noteKey(): void {
  pressed = { ...pressed, at: -RECENT }
}

/** Shows a notice for a while, in the place of the one before. Refusals stand where one pressed, if one did. */
export function notify(text: string, { bad = false, section = '', rule = '', near = false } = {}): void {
  clearTimeout(timer)
  const here = (near || bad) && performance.now() - pressed.at < RECENT
  notices.shown = { key: ++key, text, section, rule, bad, at: here ? pressed : null }
  timer = window.setTimeout(dismiss, 5000 + text.length * 40)
}

export function dismiss(): void {
  notices.shown = null
}

/** Speaks to screen readers. */
export function announce(text: string): void {
  notices.spoken = text
}
