/** What draws of Kingdom Builder could have given: derived from the set-up, the content files and the order of the draws before. */
import { alike, type Came, type Odds, type OddsOf, type SetUp } from '../../lib/odds'
import { BOARDS, CARDS, type Piece } from './content'

const LETTERS = 'ABCD'
const LANDS = ['grass', 'flowers', 'forest', 'canyon', 'desert']
const CARDS_EACH = 5
const BOARDS_LAID = 4
const CARDS_LAID = 3
const DEFAULTS: Record<string, string> = {
  boards: 'random',
  cards: 'random',
  first: 'random',
  sets: 'base',
  pack: 'none',
}

export const oddsOf: OddsOf = (came, setUp) => {
  const draws = setUp.placed ? [] : terrainOdds(came, setUp.seats)
  return came.map(({ move }, index) => {
    if (setUp.placed) return null
    return move.startsWith('draw ') ? draws.shift()! : setUpOdds(came.slice(0, index), move, setUp)
  })
}

/** Boards, cards and the start player: all that is left is alike, and only what the options leave to chance is drawn. */
function setUpOdds(before: Came[], move: string, { seats, options }: SetUp): Odds[] | null {
  const verb = move.split(' ')[0]!
  const option = (name: string): string => options[name] ?? DEFAULTS[name]!
  const drawn = before
    .filter((one) => one.move.startsWith(`${verb} `))
    .map((one) => one.move.slice(verb.length + 1).replace('/', ''))
  const left = (pieces: Piece[]): string[] =>
    pieces.filter(({ id, set }) => option('sets').split(' ').includes(set) && !drawn.includes(id)).map(({ id }) => id)
  if (verb === 'first' && option('first') === 'random' && !drawn.length)
    return [alike([...LETTERS.slice(0, seats)].map((letter) => `first ${letter}`))]
  if (option('pack') !== 'none' && (verb === 'board' || verb === 'card')) return null
  if (verb === 'board' && option('boards') === 'random' && drawn.length < BOARDS_LAID)
    return [alike(left(BOARDS).flatMap((id) => [`board ${id}`, `board ${id}/`]))]
  if (verb === 'card' && option('cards') === 'random' && drawn.length < CARDS_LAID)
    return [alike(left(CARDS).map((id) => `card ${id}`))]
  return [[]]
}

/** The lists of all terrain cards that were drawn. */
function terrainOdds(came: Came[], seats: number): Odds[][] {
  const draws = came.filter(({ move }) => move.startsWith('draw '))
  const pile = new Pile()
  return draws.map(({ ply, move }, index) => {
    const [, seat, land] = move.split(' ') as [string, string, string]
    if (!LETTERS.slice(0, seats).includes(seat)) return [[]]
    const next = draws[index + 1]
    const again = next?.move.split(' ')[1] === seat || draws[index - 1]?.ply === ply - 1
    const odds = pile.readings(seat, again, !next && !again).map((counts) => oddsIn(counts, seat))
    pile.draw(seat, land, again)
    return odds
  })
}

function oddsIn(counts: number[], seat: string): Odds {
  return counts.flatMap((weight, land) => (weight ? [{ move: `draw ${seat} ${LANDS[land]}`, weight }] : []))
}

/** The pile, the discards and the hands. A seat that draws twice before others do had a card without room: it leaves the game. So does one that is drawn for right after another draw. Otherwise a turn has ended, and its card is discarded. */
class Pile {
  private pile = LANDS.map(() => CARDS_EACH)
  private discards = LANDS.map(() => 0)
  private readonly hands = new Map<string, string>()

  /** What the pile may hold as a seat draws. At the last draw of all, nothing tells what became of the card before: either may be. */
  readings(seat: string, again: boolean, last: boolean): number[][] {
    const holds = this.before(seat, again).pile
    return last && this.hands.has(seat) ? [holds, this.before(seat, true).pile] : [holds]
  }

  draw(seat: string, land: string, again: boolean): void {
    const { pile, discards } = this.before(seat, again)
    this.pile = pile.map((count, one) => count - Number(LANDS[one] === land))
    this.discards = discards
    this.hands.set(seat, land)
  }

  /** Pile and discards when the card before is gone, and the pile made anew if it is empty. */
  private before(seat: string, again: boolean): { pile: number[]; discards: number[] } {
    const discards = this.discards.map((count, land) => count + Number(!again && LANDS[land] === this.hands.get(seat)))
    return this.pile.some((count) => count > 0)
      ? { pile: this.pile, discards }
      : { pile: discards, discards: LANDS.map(() => 0) }
  }
}
