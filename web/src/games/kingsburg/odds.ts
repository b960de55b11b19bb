/** What rolls and draws of Kingsburg could have given: derived from the set-up, the content files and what was drawn before. How many dice a seat rolls is taken from the throw itself. */
import { alike, type Came, type Odds, type OddsOf, type SetUp } from '../../lib/odds'
import content from '../../../content/kingsburg.json'

interface Entry {
  id: string
  set: string
  provenance: string
  year?: number
  demons?: string
  row?: number
  column?: number
  strip?: string
}

const LETTERS = 'ABCDE'
const DICE = /^(roll [A-E]|roll [A-E] white|neutral|king|academy [A-E])((?: [1-6]){1,4})$/
/** The sets that come with the modules, whatever sets are named. */
const MODULE_SETS = ['forge-a-realm', 'house']
/** How many there are of each strip, and how many each seat gets. */
const COPIES = 2
const STRIPS_EACH = 2
const MOST_DEALT = 3
const DEFAULTS: Record<string, string> = {
  order: 'random',
  sets: 'base',
  demons: 'points',
  pack: 'none',
  rows: 'base',
  strips: 'none',
  governors: 'none',
  destiny: 'none',
  cards: 'both',
}

export const oddsOf: OddsOf = (came, setUp) => {
  const game = new Game(setUp)
  return came.map((one) => {
    const odds = game.oddsOf(one)
    game.take(one)
    return odds && [odds]
  })
}

/** Every throw of so many dice, by the number of ways in which they can fall. */
export function throwsOf(lead: string, dice: number): Odds {
  return facesOf(dice).map((faces) => ({ move: `${lead} ${faces.join(' ')}`, weight: waysOf(faces) }))
}

function facesOf(dice: number, least = 1): number[][] {
  if (!dice) return [[]]
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => face >= least)
  return faces.flatMap((face) => facesOf(dice - 1, face).map((rest) => [face, ...rest]))
}

function waysOf(faces: number[]): number {
  return faces.reduce(
    (ways, face, index) => (ways * (index + 1)) / faces.slice(0, index + 1).filter((one) => one === face).length,
    1,
  )
}

/** What has been drawn so far in one game. */
class Game {
  private readonly past: Came[] = []
  private readonly letters: string[]
  /** The first rolls of a season, but for those of the seat that begins it. */
  private rolls = 0
  private enemy = { year: 0, move: '' }

  constructor(private readonly setUp: SetUp) {
    this.letters = [...LETTERS.slice(0, setUp.seats)]
  }

  /** The list of a roll or draw; empty for what cannot come up here, null for what this page cannot know. */
  oddsOf({ move }: Came): Odds | null {
    const verb = move.split(' ')[0]!
    if (DICE.test(move)) return this.dice(move)
    if (this.setUp.placed) return null
    if (verb === 'order') return this.order()
    if (this.option('pack') !== 'none') return null
    if (verb === 'strip') return this.strip()
    if (verb === 'governor') return this.governor()
    if (verb === 'destiny') return this.destiny()
    return verb === 'enemy' ? this.enemies() : []
  }

  /** Goes on after it. */
  take({ ply, move }: Came): void {
    const last = this.past.at(-1)
    const begins = /^roll . \d/.test(move) && last?.ply === ply - 1 && last.move.startsWith('roll ')
    if (begins) this.rolls++
    if (move.startsWith('enemy ')) this.enemy = { year: this.year(), move }
    this.past.push({ ply, move })
  }

  private dice(move: string): Odds {
    const [, lead, faces] = DICE.exec(move)!
    const dice = faces!.length / 2
    return this.mayRoll(lead!, dice) ? throwsOf(lead!, dice) : []
  }

  /** One die of the King and of one's own; with two players three neutral dice and then two. What a seat rolls depends on its pieces. */
  private mayRoll(lead: string, dice: number): boolean {
    if (lead === 'king') return dice === 1
    if (lead === 'neutral')
      return (
        this.setUp.seats === 2 &&
        (this.setUp.placed ? dice === 2 || dice === 3 : dice === 3 - (this.drawn('neutral').length % 2))
      )
    return this.letters.includes(lead.split(' ')[1]!) && (!lead.startsWith('academy') || dice === 1)
  }

  /** The seats without a place; the last one needs no draw. */
  private order(): Odds {
    const left = this.letters.filter((letter) => !this.drawn('order').includes(letter))
    return this.option('order') === 'random' && left.length > 1 ? alike(left.map((letter) => `order ${letter}`)) : []
  }

  /** Strips of which there are some left, for the first seat in order that can get one: none has two of a kind. */
  private strip(): Odds {
    if (this.option('strips') !== 'draw') return []
    const given = this.drawn('strip').map((words) => words.split(' '))
    const left = (strip: string): number => COPIES - given.filter(([, one]) => one === strip).length
    const open = (seat: string): string[] => {
      const own = given.filter(([one]) => one === seat).map(([, strip]) => strip)
      return own.length < STRIPS_EACH ? this.strips().filter((strip) => left(strip) > 0 && !own.includes(strip)) : []
    }
    const seat = this.inOrder().find((letter) => open(letter).length)
    return seat ? open(seat).map((strip) => ({ move: `strip ${seat} ${strip}`, weight: left(strip) })) : []
  }

  /** Governors that lie nowhere yet: for all to see at an auction, else for the first seat in order that lacks a card. */
  private governor(): Odds {
    const way = this.option('governors')
    const all = this.cards('governors', content.governors.governor)
    const given = this.drawn('governor').map((words) => words.split(' '))
    const left = all.filter((id) => !given.some((words) => words.at(-1) === id))
    if (way === 'auction') return given.length <= this.setUp.seats ? alike(left.map((id) => `governor ${id}`)) : []
    const each = way === 'random' ? 1 : Math.min(MOST_DEALT, Math.floor(all.length / this.setUp.seats))
    const seat = this.inOrder().find((letter) => given.filter(([one]) => one === letter).length < each)
    return seat ? alike(left.map((id) => `governor ${seat} ${id}`)) : []
  }

  /** Destinies that have not come yet; when all have, all may come again. */
  private destiny(): Odds {
    const all = this.cards('destiny', content.destinies.destiny)
    const come = this.drawn('destiny')
    const gone = come.slice(come.length - (come.length % all.length || 0))
    return alike(all.filter((id) => !gone.includes(id)).map((id) => `destiny ${id}`))
  }

  /** The card that somebody has looked at this year, or any of the year's. */
  private enemies(): Odds {
    const year = this.year()
    if (this.enemy.year === year) return alike([this.enemy.move])
    const sets = this.option('sets').split(' ')
    const all: Entry[] = content.enemies.enemy
    const ofYear = all.filter(
      (card) =>
        card.year === year &&
        sets.includes(card.set) &&
        (card.demons ?? this.option('demons')) === this.option('demons'),
    )
    return alike(ofYear.map(({ id }) => `enemy ${id}`))
  }

  /** Each season all seats roll one after another, without a decision between. A seat that rolls again decides to. */
  private year(): number {
    return Math.ceil(this.rolls / (this.setUp.seats - 1) / 3)
  }

  /** The cards of a module that are in play. */
  private cards(module: string, all: Entry[]): string[] {
    return this.option(module) === 'none' ? [] : all.filter((card) => this.brings(card)).map(({ id }) => id)
  }

  /** The strips in play by their first buildings, from top to bottom. */
  private strips(): string[] {
    const firsts = allBuildings().filter(
      (one) => one.strip && one.column === 1 && this.brings(one) && this.isInRows(one),
    )
    return firsts
      .sort((one, other) => one.row! - other.row! || (one.strip! < other.strip! ? -1 : 1))
      .map(({ id }) => id)
  }

  private isInRows({ row }: Entry): boolean {
    return this.option('rows') !== 'base' || (row! >= 1 && row! <= 5)
  }

  private brings({ set, provenance }: Entry): boolean {
    const wanted = this.option('cards')
    const sets = [...MODULE_SETS, ...this.option('sets').split(' ')]
    return sets.includes(set) && (wanted === 'both' || (wanted === 'house') === (provenance === 'house'))
  }

  private inOrder(): string[] {
    const given = this.option('order') === 'random' ? this.drawn('order') : [...this.option('order')]
    return [...given, ...this.letters.filter((letter) => !given.includes(letter))]
  }

  /** What followed a verb, each time it was drawn. */
  private drawn(verb: string): string[] {
    return this.past.filter(({ move }) => move.startsWith(`${verb} `)).map(({ move }) => move.slice(verb.length + 1))
  }

  private option(name: string): string {
    return this.setUp.options[name] ?? DEFAULTS[name]!
  }
}

/** The buildings of all files, in their order. */
function allBuildings(): Entry[] {
  return Object.values(content).flatMap((file) => ('building' in file ? (file.building as Entry[]) : []))
}
