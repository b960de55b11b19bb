/** What the server's news say, read for eyes: gains that fly and are summed, armies that add up. */
import type { JsonValue, MoveLine, NewsLine, SeatLetter } from '../../lib/protocol'
import { readChoice } from './moves'
import { GOODS } from './view'

/** What a seat got: signs of the art by how many of each. */
export interface Gain {
  seat: SeatLetter
  /** An advisor's number, or the building it came from; null where it came from nothing that is drawn. */
  from: { advisor: number } | { building: string } | null
  amounts: Record<string, number>
}

/** A message within the facts of another. */
type Said = { id: string; facts: Record<string, JsonValue> }

const AMOUNT = 'kingsburg-amount-'
const LOSSES = ['kingsburg-loss', 'kingsburg-cost']

/** What lines of the log brought to whom: gifts, powers, rewards, spoils, and goods that somebody chose. */
export function gainsOf(lines: MoveLine[]): Gain[] {
  return lines.flatMap((line) => [...chosen(line), ...line.news.flatMap(gained)])
}

function gained({ id, seat, facts }: NewsLine): Gain[] {
  if (!seat || LOSSES.includes(id)) return []
  if (id === 'kingsburg-reward' || id === 'kingsburg-strongest') return [{ seat, from: null, amounts: { points: 1 } }]
  const amounts = Object.fromEntries(
    saidIn(facts.gain).map((said) => [said.id.slice(AMOUNT.length), Number(said.facts.count)]),
  )
  return Object.keys(amounts).length ? [{ seat, from: sourceOf(facts), amounts }] : []
}

function chosen({ who, move, words }: MoveLine): Gain[] {
  const choice = readChoice(move, words)
  if (who === '*' || choice.kind !== 'goods' || choice.verb !== 'take') return []
  return [
    {
      seat: who,
      from: null,
      amounts: Object.fromEntries(GOODS.filter((good) => choice.goods[good]).map((good) => [good, choice.goods[good]])),
    },
  ]
}

function sourceOf(facts: NewsLine['facts']): Gain['from'] {
  const { advisor, building } = facts
  if (typeof advisor === 'string') return { advisor: Number(advisor.replace('advisor-', '')) }
  return typeof building === 'string' ? { building: building.replace(/^[a-z]+-/, '') } : null
}

function isSaid(fact: JsonValue): fact is Said {
  return typeof fact === 'object' && fact !== null && 'id' in fact && 'facts' in fact
}

function saidIn(fact: JsonValue | undefined): Said[] {
  return Array.isArray(fact) ? fact.filter(isSaid) : []
}

/** Everything that each seat got, added up. */
export function sumsOf(lines: MoveLine[]): Map<SeatLetter, Record<string, number>> {
  const sums = new Map<SeatLetter, Record<string, number>>()
  for (const { seat, amounts } of gainsOf(lines)) {
    const sum = sums.get(seat) ?? {}
    for (const [what, count] of Object.entries(amounts)) sum[what] = (sum[what] ?? 0) + count
    sums.set(seat, sum)
  }
  return sums
}

/** The points that came through governors, whatever they are counted under, less what was bid for them; none where nobody has one. */
export function governed(lines: MoveLine[]): Partial<Record<SeatLetter, number>>[] {
  const points: Partial<Record<SeatLetter, number>> = {}
  for (const { id, seat, facts } of lines.flatMap(({ news }) => news)) {
    if (!seat || ![facts.building, facts.governor].some((piece) => String(piece).startsWith('governor-'))) continue
    const gain = saidIn(facts.gain).find((said) => said.id === `${AMOUNT}points`)?.facts.count ?? 0
    points[seat] = (points[seat] ?? 0) + Number(id === 'kingsburg-cost' ? -gain : gain) - Number(facts.bid ?? 0)
  }
  return Object.keys(points).length ? [points] : []
}

/** A part of an army: soldiers, a piece, the help of the King, of a token, or of a die of the own. */
export interface Part {
  icon: string
  /** The message that names it. */
  word: string
  count: number
  /** What the die of the own shows, of which half may count. */
  die?: number
}

export interface Army {
  seat: SeatLetter
  parts: Part[]
  own: number
  outcome: 'victory' | 'draw' | 'defeat'
  /** What it won or lost, in words, as far as it is known. */
  after: string[]
  /** Buildings that fell, by their symbols. */
  fallen: string[]
}

/** Buildings that the latest winter tore down, by their symbols. */
export type Razed = Partial<Record<SeatLetter, string[]>>

export interface WinterNews {
  card: string
  die: number | null
  foe: number
  armies: Army[]
}

/** Whether armies meet in a line of the log. */
export function isBattle({ news }: { news: NewsLine[] }): boolean {
  return news.some(({ id }) => id === 'kingsburg-army')
}

const PARTS: Record<string, string> = { soldiers: 'soldier', token: 'soldier' }
const AFTER = /^kingsburg-(spoils|loss|razed|strongest|gain|cost)$/

/** The battle of the latest winter in the log, with all that came of it so far; the enemy may have been shown before, while soldiers were chosen. */
export function winterIn(log: MoveLine[]): WinterNews | null {
  const at = log.findLastIndex(isBattle)
  if (at < 0) return null
  const lines = log.slice(at).filter(({ chapter }) => chapter === log[at]!.chapter)
  const news = lines.flatMap((line) => line.news)
  const told = news.filter(({ id }) => id === 'kingsburg-army')
  const card = log
    .slice(0, at + 1)
    .map(({ move }) => /^enemy (\S+)/.exec(move)?.[1])
    .findLast(Boolean)
  if (!card) return null
  const die = log
    .slice(0, at + 1)
    .filter(({ chapter }) => chapter === log[at]!.chapter)
    .map(({ move }) => /^king (\d)/.exec(move)?.[1])
    .find(Boolean)
  const armies = told.map((line) => armyOf(line, lines))
  return { card, die: die ? Number(die) : null, foe: Number(told[0]!.facts.foe), armies }
}

function armyOf({ seat, facts }: NewsLine, lines: MoveLine[]): Army {
  const after = lines.flatMap((line) => [
    ...chosenBy(seat!, line),
    ...line.news.filter((one) => one.seat === seat && AFTER.test(one.id)).map(({ words }) => words),
  ])
  const fallen = lines.flatMap(({ news }) =>
    news.flatMap((one) =>
      one.id === 'kingsburg-razed' && one.seat === seat && typeof one.facts.building === 'string'
        ? [one.facts.building]
        : [],
    ),
  )
  return {
    seat: seat!,
    parts: saidIn(facts.parts).map(partOf),
    own: Number(facts.own),
    outcome: facts.outcome as Army['outcome'],
    after,
    fallen,
  }
}

/** The goods that a seat chose to take or to lose, in words. */
function chosenBy(seat: SeatLetter, { who, move, words }: MoveLine): string[] {
  return who === seat && /^(take|lose) /.test(move) ? [words] : []
}

function partOf({ id, facts }: Said): Part {
  const kind = id.replace('kingsburg-army-', '')
  const piece = typeof facts.piece === 'string' ? facts.piece : null
  const count = Number(facts.count)
  const die = kind === 'die' && count >= 1 && count <= 6 ? `die-white-${count}` : null
  const own = kind === 'own-die' ? { die: Number(facts.die) } : {}
  return { icon: piece ?? die ?? PARTS[kind] ?? 'combat', word: piece ?? `web-kingsburg-part-${kind}`, count, ...own }
}
