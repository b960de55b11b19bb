// Made by tools/protocol_types.py from the game's shown.py. Do not edit.

/** An advisor of the court. */
export type Advisor = {
  number: number
  id: string
  gift: Gift
  set: string
  provenance: "published" | "single-source" | "house" | "pack"
}

/** Governors that are sold: the one bid for, the highest bid and whose it is, and who chooses. */
export type Auction = {
  cards: string[]
  lot: string | null
  bid: number | null
  bidder: "A" | "B" | "C" | "D" | "E" | null
  chooser: "A" | "B" | "C" | "D" | "E" | null
}

/** A building and its place on the sheet; `strip` is that of alternative rows it belongs to. */
export type Building = {
  id: string
  provenance: "published" | "single-source" | "house" | "pack"
  row: number
  column: number
  strip?: string
  cost: Cost
  points: number
}

/** What the destiny of the year changes for all: advisors closed or giving twice, the enemy, the King's die. */
export type Changes = {
  closed: number[]
  twice: number[]
  enemy: number
  kings_die: number
  truce: boolean
}

/** The pieces in play, and which soldier tokens a seat begins with; with a pack, its name, hash and words. */
export type Contents = {
  pack?: string
  hash?: string
  words?: { [key: string]: { [key: string]: string } }
  sets: string[]
  modules: { [key: string]: string }
  rows: number
  soldier_tokens: number[]
  advisors: Advisor[]
  buildings: Building[]
  destinies: Piece[]
  governors: Piece[]
  enemies: Enemy[]
}

/** The printed price of a building. */
export type Cost = {
  gold?: number
  wood?: number
  stone?: number
}

/** Dice by their faces. */
export type Dice = {
  coloured: number[]
  white: number[]
}

/** A card of the enemy. */
export type Enemy = {
  id: string
  provenance: "published" | "single-source" | "house" | "pack"
  type: string
  year: number
  strength: number
  reward: Spoils
  losses: Spoils
}

/** What an advisor gives: goods, `choose` of one's choice `among` some kinds, a look at the enemy, `swap` goods for one of each other kind, all for a `price` in points. */
export type Gift = {
  gold?: number
  wood?: number
  stone?: number
  soldiers?: number
  tokens?: number
  points?: number
  choose?: number
  among?: ("gold" | "wood" | "stone")[]
  look?: boolean
  swap?: number
  price?: number
}

/** The goods of a seat. */
export type Goods = {
  gold: number
  wood: number
  stone: number
}

/** Dice that lie on an advisor; `neutral` ones belong to nobody and have nothing else. */
export type Group = {
  seat: "A" | "B" | "C" | "D" | "E" | null
  coloured?: number[]
  white?: number[]
  neutral?: number[]
  token?: boolean
  shift?: number
  envoy?: boolean
}

/** The chances of a battle; `tokens` are the soldier tokens that do this well, where not all do. */
export type Odds = {
  win: number
  draw: number
  lose: number
  tokens?: number[]
}

/** What a careful player could work out from what lies open, by seat. `battle` is empty where no enemy comes. */
export type Outlook = {
  provinces: { [key in "A" | "B" | "C" | "D" | "E"]?: Space[][] }
  phases: Phases
  battle: { [key in "A" | "B" | "C" | "D" | "E"]?: Odds }
  strengths: { [key in "A" | "B" | "C" | "D" | "E"]?: { [key: string]: number } }
  years: YearRange[]
  changes: Changes
  reach: { [key in "A" | "B" | "C" | "D" | "E"]?: number[] }
  recruits: Recruit[]
  rerolls: Reroll[]
  offers: Payment[]
  tokens: TokenLine[]
}

/** A payment at the end of a season, and the piece that takes it. */
export type Payment = {
  move: string
  piece: string
}

/** Whom aid, reward and Envoy would go to if they came now. */
export type Phases = {
  aid: ("A" | "B" | "C" | "D" | "E")[]
  reward: ("A" | "B" | "C" | "D" | "E")[]
  envoy: ("A" | "B" | "C" | "D" | "E")[]
}

/** A governor or a destiny. */
export type Piece = {
  id: string
  provenance: "published" | "single-source" | "house" | "pack"
}

/** What lies before a seat. `pieces` are its governors, `used` and `tokens_used` what it has used this season. With governors: `hand` to choose from and the one `kept`, `?` for those of others; `unscored` pieces whose points wait. With soldier tokens: those left, whether one is chosen, and which, where one may know; `own_die` in winter. With alternative rows: the `sheet` by the rows' first buildings, and the `strips` to choose from. */
export type Player = {
  seat: "A" | "B" | "C" | "D" | "E"
  points: number
  sources: Sources
  goods: Goods
  soldiers: number
  tokens: number
  buildings: string[]
  dice: Dice
  rolled: Dice
  used: string[]
  tokens_used: number
  envoy: boolean
  aid: boolean
  pieces: string[]
  passed: boolean
  strength: number
  combat: number | null
  peeked: string | null
  hand?: string[]
  kept?: string
  unscored?: string[]
  soldier_tokens?: number[]
  has_chosen?: boolean
  chosen?: number | null
  own_die?: number
  sheet?: string[]
  strips?: string[]
}

/** The same with some soldiers more. */
export type Recruit = {
  win: number
  draw: number
  lose: number
  tokens?: number[]
  soldiers: number
}

/** What rolling again may bring: how likely the sum gets higher, stays or gets lower; figures now and on average. */
export type Reroll = {
  move: string
  higher: number
  same: number
  lower: number
  sum: [number, number]
  advisors: [number, number]
  place: [number, number]
}

/** Where a seat's points come from. */
export type Sources = {
  advisors: number
  buildings: number
  powers: number
  reward: number
  battle: number
  ending: number
}

/** One place of a province, with its price, discounts taken off. */
export type Space = {
  building: string
  price: [number, number, number]
  state: "built" | "now" | "soon" | "goods" | "left"
}

/** What a battle brings or costs; `choice` counts goods of one's choice. */
export type Spoils = {
  gold?: number
  wood?: number
  stone?: number
  choice?: number
  buildings?: number
  points?: number
}

/** A choice of soldiers: what it adds, and 1, 0 or -1 for victory, stand-off and defeat. */
export type TokenLine = {
  choice: string
  adds: number
  result: number
}

/** The position as a seat sees it. `advisor` is the one who is helping, 0 for none; `built` how many buildings the seat on turn has built this season; `looked` the seats that have seen the enemy of the year; `pending` pieces whose effects wait; `draft` how many there are left of each strip; `provenance` where pieces come from that are not known as published. */
export type View = {
  game: string
  modules: { [key: string]: string }
  seats: number
  edition: string
  demons: string
  year: number
  phase: "setup" | "aid" | "spring" | "summer" | "autumn" | "recruit" | "winter" | "over"
  step: string
  to_act: "A" | "B" | "C" | "D" | "E" | "chance" | "over"
  order: ("A" | "B" | "C" | "D" | "E")[]
  players: Player[]
  advisors: { [key: string]: Group[] }
  envoy: "A" | "B" | "C" | "D" | "E" | null
  advisor: number
  built: number
  enemy: YearEnemy
  looked: ("A" | "B" | "C" | "D" | "E")[]
  kings_die: number | null
  rulings?: string
  destiny?: string | null
  destinies?: string[]
  auction?: Auction
  pending?: string[]
  draft?: { [key: string]: number }
  provenance?: { [key: string]: "published" | "single-source" | "house" | "pack" }
}

/** The enemy of the year: the weakest and the strongest it can be, and the card, if it is seen. */
export type YearEnemy = {
  range: [number, number]
  card: string | null
}

/** The weakest and the strongest enemy of a year to come. */
export type YearRange = {
  year: number
  range: [number, number]
}
