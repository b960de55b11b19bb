/** What the hand holds while one makes up one's mind: chosen dice, and the helps switched on. */
import type { Dice } from './view'

export interface Helps {
  token: boolean
  market: boolean
  envoy: boolean
}
type Kind = 'coloured' | 'white'

export class Picked {
  coloured = $state<number[]>([])
  white = $state<number[]>([])
  helps = $state<Helps>({ token: false, market: false, envoy: false })
  advisor = $state<number | null>(null)

  get any(): boolean {
    return this.coloured.length + this.white.length > 0
  }

  has(kind: Kind, index: number): boolean {
    return this[kind].includes(index)
  }

  toggle(kind: Kind, index: number): void {
    this[kind] = this.has(kind, index) ? this[kind].filter((one) => one !== index) : [...this[kind], index]
    this.advisor = null
  }

  /** Chooses a die if it is not chosen yet: what is dragged is chosen. */
  take(kind: Kind, index: number): void {
    this.dragged = this.has(kind, index) ? null : { kind, index }
  }

  /** Chooses the next die that shows a face. */
  takeFace(dice: Dice, face: number, kind: Kind): boolean {
    const index = dice[kind].findIndex((one, place) => one === face && !this.has(kind, place))
    if (index < 0) return false
    this.toggle(kind, index)
    return true
  }

  toggleHelp(help: keyof Helps): void {
    this.helps = { ...this.helps, [help]: !this.helps[help] }
  }

  faces(dice: Dice): Dice {
    const of = (kind: Kind): number[] =>
      this[kind].flatMap((index) => (dice[kind][index] === undefined ? [] : [dice[kind][index]]))
    return { coloured: of('coloured'), white: of('white') }
  }

  clear(): void {
    this.coloured = []
    this.white = []
    this.helps = { token: false, market: false, envoy: false }
    this.advisor = null
    this.dragged = null
  }

  /** A die pressed but not chosen: it joins the others if it is dragged. */
  dragged: { kind: Kind; index: number } | null = null
}
