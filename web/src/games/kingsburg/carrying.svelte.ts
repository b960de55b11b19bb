/** Dice under the pointer: lifted once it goes away from where it was pressed. Nothing but the carried dice changes while they move: no state, no layout. */

interface Held {
  x: number
  y: number
  pointer: number
  die: HTMLElement
}

const FAR = 10
/** How long after a drop its click may still come. */
const CLICK = 60

export class Carrying {
  lifted = $state(false)
  private held: Held | null = null
  private carried: HTMLElement | null = null

  constructor(
    private readonly onlift: () => void,
    private readonly ondrop: (under: Element | null) => void,
  ) {}

  grab(event: PointerEvent): void {
    this.held = {
      x: event.clientX,
      y: event.clientY,
      pointer: event.pointerId,
      die: event.currentTarget as HTMLElement,
    }
  }

  move = (event: PointerEvent): void => {
    if (!this.held) return
    if (!this.lifted && Math.hypot(event.clientX - this.held.x, event.clientY - this.held.y) > FAR) this.lift(this.held)
    if (!this.lifted) return
    this.held = { ...this.held, x: event.clientX, y: event.clientY }
    if (this.carried) this.follow(this.carried)
  }

  drop = (event: PointerEvent): void => {
    const was = this.lifted
    this.letGo()
    if (!was) return
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), CLICK)
    this.ondrop(document.elementFromPoint(event.clientX, event.clientY))
  }

  letGo = (): void => {
    this.held = null
    this.lifted = false
  }

  /** The element that follows the pointer. */
  carry = (node: HTMLElement): (() => void) => {
    this.carried = node
    this.follow(node)
    return () => (this.carried = null)
  }

  private lift({ die, pointer }: Held): void {
    this.lifted = true
    die.setPointerCapture(pointer)
    this.onlift()
  }

  private follow(node: HTMLElement): void {
    if (this.held) node.style.transform = `translate(${this.held.x}px, ${this.held.y}px)`
  }
}

/** The die that was dragged is not clicked as well. */
function swallow(event: Event): void {
  event.stopPropagation()
}
