/** Moving over a large picture: wheel and pinch zoom, drag and keys pan. What is shown stays inside its frame. */
import type { Attachment } from 'svelte/attachments'

const LARGEST = 5
const DRAG = 7
const SETTLE = 220

export class PanZoom {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  moving = $state(false)
  /** Whether the last press became a drag, so that it is no click. */
  dragged = false

  private frame: HTMLElement | null = null
  private pointers = new Map<number, PointerEvent>()
  private spread = 0
  private timer = 0

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`
  }

  attach: Attachment<HTMLElement> = (node) => {
    this.frame = node
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), event)
    }
    node.addEventListener('wheel', wheel, { passive: false })
    node.addEventListener('pointerdown', this.down)
    node.addEventListener('pointermove', this.move)
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.addEventListener(name, this.up)
    return () => node.removeEventListener('wheel', wheel)
  }

  /** Zooms about a place on the screen; without one, about the middle. */
  zoom(factor: number, at?: { clientX: number; clientY: number }): void {
    if (!this.frame) return
    const box = this.frame.getBoundingClientRect()
    const px = (at?.clientX ?? box.left + box.width / 2) - box.left
    const py = (at?.clientY ?? box.top + box.height / 2) - box.top
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor))
    this.x = px - ((px - this.x) * scale) / this.scale
    this.y = py - ((py - this.y) * scale) / this.scale
    this.scale = scale
    this.settle()
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.settle()
  }

  fit(): void {
    this.scale = 1
    this.settle()
  }

  /** Brings a place of the screen into view, if it is near the edge or beyond. */
  reveal(box: DOMRect): void {
    if (!this.frame || this.scale === 1) return
    const frame = this.frame.getBoundingClientRect()
    const margin = 48
    const dx = Math.max(0, frame.left + margin - box.left) - Math.max(0, box.right - frame.right + margin)
    const dy = Math.max(0, frame.top + margin - box.top) - Math.max(0, box.bottom - frame.bottom + margin)
    if (dx || dy) this.pan(dx, dy)
  }

  private settle(): void {
    const box = this.frame?.getBoundingClientRect()
    if (!box) return
    this.x = Math.min(0, Math.max(box.width * (1 - this.scale), this.x))
    this.y = Math.min(0, Math.max(box.height * (1 - this.scale), this.y))
    this.moving = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.moving = false), SETTLE)
  }

  private down = (event: PointerEvent): void => {
    if (this.pointers.size === 0) this.dragged = false
    this.pointers.set(event.pointerId, event)
    this.spread = this.distance()
  }

  private move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    const dx = event.clientX - before.clientX
    const dy = event.clientY - before.clientY
    if (!this.dragged && this.pointers.size === 1 && Math.hypot(dx, dy) < DRAG) return
    if (!this.dragged) this.frame?.setPointerCapture(event.pointerId)
    this.dragged = true
    this.pointers.set(event.pointerId, event)
    if (this.pointers.size === 1) this.pan(dx, dy)
    else this.pinch()
  }

  private up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId)
    this.spread = this.distance()
  }

  private pinch(): void {
    const [one, two] = [...this.pointers.values()]
    const spread = this.distance()
    if (!one || !two || !this.spread) return
    this.zoom(spread / this.spread, {
      clientX: (one.clientX + two.clientX) / 2,
      clientY: (one.clientY + two.clientY) / 2,
    })
    this.spread = spread
  }

  private distance(): number {
    const [one, two] = [...this.pointers.values()]
    return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0
  }
}
