/** What a winter tore down is seen falling: for a moment, wherever a province is drawn. */
import type { Space } from './view'

const FALL = 2600

export class Ruins {
  /** Buildings that have just fallen, for as long as one sees it. */
  fallen = $state.raw<string[]>([])
  private stood: string[] = []

  /** Looks at the rows again; `razed` are the symbols of what the latest winter tore down. */
  look(rows: Space[][], razed: string[]): void {
    const stand = rows
      .flat()
      .filter(({ state }) => state === 'built')
      .map(({ building }) => building)
    const gone = this.stood.filter((building) => !stand.includes(building) && razed.includes(`building-${building}`))
    this.stood = stand
    if (!gone.length) return
    this.fallen = gone
    setTimeout(() => (this.fallen = []), FALL)
  }
}
