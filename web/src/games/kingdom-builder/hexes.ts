/** Where hexes are: twenty rows of twenty, odd rows half a hex further right. `a1` is the upper left one. */
export const SIDE = 20
export const WIDE = 42
export const HIGH = 48
export const STEP = 36
/** The map with a margin for the letters and numbers at its edge. */
export const FRAME = { x: -26, y: -24, width: SIDE * WIDE + 21 + 52, height: (SIDE - 1) * STEP + HIGH + 48 }

const COLUMNS = 'abcdefghijklmnopqrst'

export interface Spot {
  row: number
  column: number
}

export interface Point {
  x: number
  y: number
}

export function spotOf(hex: string): Spot {
  return { row: Number(hex.slice(1)) - 1, column: COLUMNS.indexOf(hex[0]!) }
}

export function nameOf({ row, column }: Spot): string {
  return COLUMNS[column]! + (row + 1)
}

/** Every hex of the map, row by row. */
export const ALL: string[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  nameOf({ row: Math.floor(index / SIDE), column: index % SIDE }),
)

export function columnName(column: number): string {
  return COLUMNS[column]!
}

export function isOnMap({ row, column }: Spot): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE
}

/** The middle of a hex. */
export function centre({ row, column }: Spot): Point {
  return { x: column * WIDE + (row % 2) * 21 + 21, y: row * STEP + 24 }
}

export function centreOf(hex: string): Point {
  return centre(spotOf(hex))
}

/** The six places around a hex, clockwise from the upper right; some may be off the map. */
export function around({ row, column }: Spot): Spot[] {
  const right = row % 2
  return [
    { row: row - 1, column: column + right },
    { row, column: column + 1 },
    { row: row + 1, column: column + right },
    { row: row + 1, column: column + right - 1 },
    { row, column: column - 1 },
    { row: row - 1, column: column + right - 1 },
  ]
}

export function neighbours(hex: string): string[] {
  return around(spotOf(hex)).filter(isOnMap).map(nameOf)
}

/** The hex nearest to a point of the map, or null when there is none near. */
export function hexAt({ x, y }: Point): string | null {
  let best: Spot | null = null
  let least = 27 ** 2
  const guess = Math.round((y - 24) / STEP)
  for (let row = guess - 1; row <= guess + 1; row++) {
    const spot = { row, column: Math.round((x - 21 - (Math.abs(row) % 2) * 21) / WIDE) }
    if (!isOnMap(spot)) continue
    const middle = centre(spot)
    const distance = (middle.x - x) ** 2 + (middle.y - y) ** 2
    if (distance < least) [best, least] = [spot, distance]
  }
  return best && nameOf(best)
}

/** The outline of one hex around its middle, a little smaller or larger if wanted. */
export function hexPath({ x, y }: Point, grow = 0): string {
  const w = 21 + grow
  const h = 24 + grow * 1.15
  return `M${x} ${y - h}l${w} ${h / 2}v${h}l${-w} ${h / 2}l${-w} ${-h / 2}v${-h}z`
}

/** The outline of whole regions: only the edges between a hex of the set and one outside. */
export function regionPath(hexes: Iterable<string>): string {
  const inside = new Set(hexes)
  const corners: [Point, Point][] = [
    [
      { x: 0, y: -24 },
      { x: 21, y: -12 },
    ],
    [
      { x: 21, y: -12 },
      { x: 21, y: 12 },
    ],
    [
      { x: 21, y: 12 },
      { x: 0, y: 24 },
    ],
    [
      { x: 0, y: 24 },
      { x: -21, y: 12 },
    ],
    [
      { x: -21, y: 12 },
      { x: -21, y: -12 },
    ],
    [
      { x: -21, y: -12 },
      { x: 0, y: -24 },
    ],
  ]
  let path = ''
  for (const hex of inside) {
    const middle = centreOf(hex)
    around(spotOf(hex)).forEach((spot, side) => {
      if (isOnMap(spot) && inside.has(nameOf(spot))) return
      const [from, to] = corners[side]!
      path += `M${middle.x + from.x} ${middle.y + from.y}L${middle.x + to.x} ${middle.y + to.y}`
    })
  }
  return path
}

/** The next hex in a direction of the arrow keys; stays on the map. */
export function step(hex: string, key: string): string {
  const spot = spotOf(hex)
  const [up, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] ?? [0, 0]
  const next = { row: spot.row + up!, column: spot.column + right! }
  return isOnMap(next) ? nameOf(next) : hex
}
