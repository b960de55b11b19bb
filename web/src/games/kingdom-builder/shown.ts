// Made by tools/protocol_types.py from the game's shown.py. Do not edit.

/** A board in the box. */
export type BoxBoard = {
  id: string
  provenance: "published" | "single-source" | "house" | "pack"
}

/** A kingdom card in the box: what it counts, and the gold for each. */
export type BoxCard = {
  id: string
  counts: string
  gold: number
  provenance: "published" | "single-source" | "house" | "pack"
}

/** A kind of tile in the box: what it does, and where. */
export type BoxTile = {
  id: string
  kind: string
  where: string
  provenance: "published" | "single-source" | "house" | "pack"
}

/** What a settlement would bring: the gold that changes by its source, tiles gained and lost. */
export type Brings = {
  gold: { [key: string]: number }
  gained: string[]
  lost: string[]
}

/** The pieces in play; with a pack, its name, hash and words by message and language. */
export type Contents = {
  pack?: string
  hash?: string
  words?: { [key: string]: { [key: string]: string } }
  sets: string[]
  boards: BoxBoard[]
  tiles: BoxTile[]
  cards: BoxCard[]
}

/** The terrain cards that everybody can count. */
export type Deck = {
  pile: number
  discards: string[]
  removed: string[]
}

/** A board of the map, turned round or not. */
export type LaidBoard = {
  board: string
  turned: boolean
}

/** The settlement in hand, by where it stood, and the tile that lifted it. */
export type Lifted = {
  tile: string
  hex: string
}

/** A location of the map, and how many tiles still lie there. */
export type Location = {
  hex: string
  tile: string
  left: number
}

/** For the seat to act: what every legal move brings, in their order; null where it puts no settlement down. */
export type Outlook = {
  brings?: (Brings | null)[]
}

/** Before a seat: `terrain` is its card, for those who may see it, `gone` are locations it lost a tile of. */
export type Player = {
  seat: "A" | "B" | "C" | "D" | "E"
  supply: number
  settlements: string[]
  tiles: Tile[]
  gone: string[]
  gold: number
  has_card: boolean
  reshuffles: number
  terrain: string | null
}

/** A tile that a seat holds, by the location it came from. */
export type Tile = {
  tile: string
  hex: string
  use: "ready" | "spent" | "new"
}

/** The whole table as a seat sees it. `block` counts the settlements still to be built in the turn's own action. */
export type View = {
  game: string
  seats: number
  twins: string
  to_act: "A" | "B" | "C" | "D" | "E" | "chance" | "over"
  round: number
  start: "A" | "B" | "C" | "D" | "E" | null
  phase: "setup" | "turn" | "lift" | "give-up" | "over"
  last_round: boolean
  boards: (LaidBoard | null)[]
  map: string[]
  locations: Location[]
  cards: string[]
  players: Player[]
  terrain: string | null
  block: number
  block_begun: boolean
  lifted: Lifted | null
  placed: string | null
  deck: Deck
}
