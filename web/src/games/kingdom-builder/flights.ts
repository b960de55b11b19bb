/** Tiles that go from hand to hand: from the map to whoever gained them, and back out of sight when they are lost. */
import { symbolOf } from '../../lib/art'
import { stillness } from '../../lib/preferences.svelte'
import type { SeatLetter } from '../../lib/protocol'
import type { View } from './view'

export interface TileChange {
  seat: SeatLetter
  tile: string
  hex: string
  gained: boolean
}

/** The tiles that changed hands between two positions of a game. */
export function tileChanges(before: View, after: View): TileChange[] {
  return after.players.flatMap((player) => {
    const old = before.players.find(({ seat }) => seat === player.seat)?.tiles ?? []
    const gained = player.tiles.filter(({ hex }) => !old.some((one) => one.hex === hex))
    const lost = old.filter(({ hex }) => !player.tiles.some((one) => one.hex === hex))
    return [...gained.map((one) => ({ ...one, gained: true })), ...lost.map((one) => ({ ...one, gained: false }))].map(
      ({ tile, hex, gained }) => ({ seat: player.seat, tile, hex, gained }),
    )
  })
}

const SIZE = 44
const LONG = 750

/** Shows a tile on its way between its location and its seat. */
export function flyTile({ seat, tile, hex, gained }: TileChange, location: DOMRect): void {
  const home =
    document.querySelector(`[data-tile="${seat} ${hex}"]`) ?? document.querySelector(`[data-tiles="${seat}"]`)
  if (!home || stillness.matches) return
  const there = home.getBoundingClientRect()
  const [from, to] = gained ? [location, there] : [there, location]
  const piece = document.createElement('div')
  piece.className = 'tile-in-flight'
  piece.style.cssText = `position:fixed;z-index:50;left:0;top:0;width:${SIZE}px;height:${SIZE}px;pointer-events:none;background:var(--parchment-bright);border:2px solid var(--gold);border-radius:8px;box-shadow:var(--shadow)`
  piece.innerHTML = `<svg width="100%" height="100%" aria-hidden="true"><use href="#${symbolOf(`tile-${tile}`)}" /></svg>`
  document.body.append(piece)
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - SIZE / 2}px, ${box.top + box.height / 2 - SIZE / 2}px) scale(${scale})`
  const steps = [
    { transform: at(from, 0.7), opacity: 1 },
    { transform: at(from, 1.4), opacity: 1, offset: 0.25 },
    { transform: at(to, 0.6), opacity: gained ? 1 : 0 },
  ]
  piece.animate(steps, { duration: LONG, easing: 'cubic-bezier(0.3, 0.6, 0.25, 1)' }).finished.then(
    () => piece.remove(),
    () => piece.remove(),
  )
}
