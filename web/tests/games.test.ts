import { describe, expect, it } from 'vitest'
import { gameOf, GAMES } from '../src/games'
import type { MovePiece } from '../src/games/game'
import { offersOf } from '../src/games/any/offers'
import { tileChanges } from '../src/games/kingdom-builder/flights'
import type { View } from '../src/games/kingdom-builder/view'

describe('games', () => {
  it('has a folder for each, and a plain table for any other', () => {
    expect(GAMES).toEqual(['kingdom-builder', 'kingsburg'])
    expect(gameOf('chess')).toBe(gameOf('any'))
  })
})

/** Of a game without a table of its own: moves to numbered places, and buildings. */
function pieceOf(move: string): MovePiece | null {
  const place = />(\d+)/.exec(move)?.[1]
  if (place) return { icon: `place-${place}`, text: '', place: Number(place) }
  return move.startsWith('build ') ? { icon: move.replace(' ', '-'), text: '', place: 0 } : null
}

describe('moves in words', () => {
  it('are ordered by place, and what gives something up comes last', () => {
    const legal = ['5+5>10', 'pass', '2>2', '5>5']
    const offers = offersOf(legal, ['ten', 'Pass', 'two', 'five'], pieceOf)
    expect(offers.map(({ label }) => label)).toEqual(['two', 'five', 'ten', 'Pass'])
    expect(offers.map(({ closing }) => closing)).toEqual([false, false, false, true])
  })

  it('know the piece they are about', () => {
    const [place, build, take] = offersOf(['5+3>8', 'build statue', 'take gold'], [], pieceOf)
    expect([place, build, take].map((offer) => offer?.piece?.icon ?? null).sort()).toEqual([
      'build-statue',
      null,
      'place-8',
    ])
  })
})

describe('tiles', () => {
  it('are seen to change hands', () => {
    const view = (...hexes: string[]): View =>
      ({
        players: [{ seat: 'A', tiles: hexes.map((hex) => ({ tile: 'farm', hex, use: 'ready' })) }],
      }) as unknown as View
    expect(tileChanges(view('c3'), view('c3', 'd4'))).toEqual([{ seat: 'A', tile: 'farm', hex: 'd4', gained: true }])
    expect(tileChanges(view('c3'), view())).toEqual([{ seat: 'A', tile: 'farm', hex: 'c3', gained: false }])
  })
})
