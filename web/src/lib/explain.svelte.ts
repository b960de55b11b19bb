/** Every piece explains itself: on hover, on focus, on a long press; on a mere tap where a tap does nothing else. */
import type { Attachment } from 'svelte/attachments'

export interface Explanation {
  title: string
  text?: string
  note?: string
  /** The piece whose rule can be read: `kingsburg/building-inn`. */
  rule?: string
}

class Explainer {
  /** `touched`: a finger asked for it, and it stays to be read; what a pointer hovers over goes with the pointer. */
  shown = $state.raw<{ what: Explanation; box: DOMRect; touched: boolean } | null>(null)
}

export const explainer = new Explainer()
const PATIENCE = 350
const LONG_PRESS = 480
let timer = 0

export function explainNow(what: Explanation, box: DOMRect, touched = false): void {
  clearTimeout(timer)
  explainer.shown = { what, box, touched }
}

export function explainSoon(what: Explanation, box: DOMRect): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => explainNow(what, box), PATIENCE)
}

export function explainNoMore(): void {
  clearTimeout(timer)
  explainer.shown = null
}

/** What a tap already does something with. */
const ACTS = 'button, a, input, select, summary, [role=button]'

/** Makes an element explain itself; `tapped`: by a tap as well, though it does something. */
export function explains(what: () => Explanation | null, tapped = false): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const start = (): void => {
      const said = what()
      if (said) explainSoon(said, node.getBoundingClientRect())
    }
    const now = (): void => {
      const said = what()
      if (said && node.matches(':focus-visible')) explainNow(said, node.getBoundingClientRect())
    }
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') return
      const said = what()
      clearTimeout(timer)
      timer = window.setTimeout(() => said && explainNow(said, node.getBoundingClientRect(), true), LONG_PRESS)
    }
    const hover = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') start()
    }
    const leave = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'touch') clearTimeout(timer)
      else explainNoMore()
    }
    const tap = (event: Event): void => {
      leave(event)
      const said =
        (event as PointerEvent).pointerType === 'touch' &&
        (tapped || !(event.target as Element).closest(ACTS)) &&
        what()
      if (said) explainNow(said, node.getBoundingClientRect(), true)
    }
    // What is removed loses the focus in the middle of drawing, when nothing may be changed.
    const later = (): void => queueMicrotask(explainNoMore)
    const events: [string, (event: Event) => void][] = [
      ['pointerenter', hover],
      ['pointerleave', leave],
      ['focus', now],
      ['blur', later],
      ['pointerdown', press],
      ['pointerup', tap],
    ]
    for (const [name, handler] of events) node.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of events) node.removeEventListener(name, handler)
      explainNoMore()
    }
  }
}
