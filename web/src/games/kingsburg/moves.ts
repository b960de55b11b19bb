/** Reads the notation of legal moves into what the table needs to light up. What is legal, the server says. */
import type { Sight } from '../../lib/protocol'
import type { Mark } from '../../table/props'
import { GOODS, type Dice, type Good, type Goods } from './view'

export interface Placement extends Dice {
  kind: 'place'
  move: string
  label: string
  advisor: number
  token: boolean
  /** By how much the Market moves the sum. */
  shift: number
  envoy: boolean
}

export interface GoodsChoice {
  kind: 'goods'
  move: string
  label: string
  verb: string
  goods: Goods
}

export interface Other {
  /** `staged` ones are chosen on a stage of their own: cards, bids, soldier tokens, strips. */
  kind: 'build' | 'stop' | 'staged' | 'other'
  move: string
  label: string
  /** The building that is built or raised, what is staged, else the first word. */
  name: string
}

export type Choice = Placement | GoodsChoice | Other

const STOPS = ['pass', 'keep', 'decline', 'done']
const PLACE = /^([w\d+!]+)>(\d{1,2})( envoy)?$/
const GIVING = /^([a-z]+)((?: (?:gold|wood|stone))+)$/

export function readChoice(move: string, label: string): Choice {
  const placed = PLACE.exec(move)
  if (placed) return readPlacement(move, label, placed[1]!, Number(placed[2]), Boolean(placed[3]))
  const given = GIVING.exec(move)
  if (given)
    return { kind: 'goods', move, label, verb: given[1]!, goods: countGoods(given[2]!.trim().split(' ') as Good[]) }
  if (STOPS.includes(move)) return { kind: 'stop', move, label, name: move }
  if (/^(build|raise) /.test(move)) return { kind: 'build', move, label, name: move.slice(6) }
  if (/^(choose|offer|bid|soldiers|draft|cover) /.test(move))
    return { kind: 'staged', move, label, name: move.split(' ')[1]! }
  return { kind: 'other', move, label, name: move.split(' ')[0]! }
}

function readPlacement(move: string, label: string, group: string, advisor: number, envoy: boolean): Placement {
  const parts = group.split('+')
  const token = parts.includes('2!')
  const white = parts.filter((part) => part.startsWith('w')).map((part) => Number(part.slice(1)))
  const coloured = parts.filter((part) => /^\d$/.test(part)).map(Number)
  return {
    kind: 'place',
    move,
    label,
    advisor,
    token,
    coloured,
    white,
    envoy,
    shift: advisor - sumOf(coloured) - sumOf(white) - (token ? 2 : 0),
  }
}

export function choicesOf(sight: Sight): Choice[] {
  return sight.legal.map((move, index) => readChoice(move, sight.labels[index] ?? move))
}

/** Moves that are marked, by the advisor or the building they are about. */
export function marksOn(marked: Mark[]): { advisors: Map<number, Mark[]>; buildings: Map<string, Mark[]> } {
  const advisors = new Map<number, Mark[]>()
  const buildings = new Map<string, Mark[]>()
  for (const mark of marked) {
    const choice = readChoice(mark.move, '')
    if (choice.kind === 'place') advisors.set(choice.advisor, [...(advisors.get(choice.advisor) ?? []), mark])
    if (choice.kind === 'build') buildings.set(choice.name, [...(buildings.get(choice.name) ?? []), mark])
  }
  return { advisors, buildings }
}

export function placementsIn(choices: Choice[]): Placement[] {
  return choices.filter((choice) => choice.kind === 'place')
}

export function sumOf(faces: number[]): number {
  return faces.reduce((sum, face) => sum + face, 0)
}

function countGoods(words: Good[]): Goods {
  const count = (good: Good): number => words.filter((word) => word === good).length
  return { gold: count('gold'), wood: count('wood'), stone: count('stone') }
}

/** The best place, among advised choices of goods, of those that still take each good after what is chosen. */
export function goodRanks(choices: GoodsChoice[], ranks: Map<string, number>, chosen: Goods): Map<Good, number> {
  const found = new Map<Good, number>()
  for (const [move, rank] of ranks) {
    const goods = choices.find((choice) => choice.move === move)?.goods
    if (!goods || GOODS.some((good) => goods[good] < chosen[good])) continue
    for (const good of GOODS) if (goods[good] > chosen[good] && !found.has(good)) found.set(good, rank)
  }
  return found
}
