// Made by tools/protocol_types.py from the server's models. Do not edit.

export const PROTOCOL = 2

/** Any plain JSON. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue }

/** A move that a bot considered. `worth` is its own estimate from 0 to 1, `share` how much of its thought went there; null where the bot does not know. `why` is its reason, `short` the same in a few words for a coach, empty where there is none. */
export interface Advice {
  move: string
  words: string
  worth: number | null
  share: number | null
  why: string
  short: string
}

/** The host changed who a seat is for. */
export interface Arranged {
  number: number
  at: number
  kind: "arranged"
  seat: SeatLetter
  level: string | null
}

export type Begins = "full" | "host"

/** The server closes the connection; `again` tells whether to reconnect. */
export interface Bye {
  type: "bye"
  again: boolean
  refusal: Refusal
}

/** A move of chance: what came, and what could have come, in the order in which the dealer counts. */
export interface Chance {
  ply: number
  move: string
  outcomes: kingcraft__server__protocol__http__Outcome[]
}

/** Says something to everybody at the table. */
export interface Chat {
  id: number
  type: "chat"
  text: string
}

export type ClientMessage = Hello | Play | Undo | Resign | Leave | Return | Replace | Chat | Look | Speak | Why | Hint | Ping | Reveal | Settings

/** The clock as it stands at `now`: time left per seat, whose clock runs, and when it runs out. */
export interface Clock {
  rules: ClockRules
  left: (number | null)[]
  running: SeatLetter | null
  deadline: number | null
  now: number
}

/** How much time there is. `move`: so many seconds for every turn (days are 86,400 each). `game`: so many for the whole game, and `increment` more after every turn. */
export interface ClockRulesInput {
  kind?: "none" | "move" | "game"
  seconds?: number
  increment?: number
}

/** How much time there is. `move`: so many seconds for every turn (days are 86,400 each). `game`: so many for the whole game, and `increment` more after every turn. */
export interface ClockRules {
  kind: "none" | "move" | "game"
  seconds: number
  increment: number
}

/** The set-up of a day: my table if I play or played it, how many have `finished`, and how the best of them did, the best first; my own result and the king's are among them whatever their ranks. Only that of today can be begun. */
export interface Daily {
  day: string
  today: boolean
  game: string
  mine: string | null
  finished: number
  results: DailyResult[]
}

/** How somebody did with the set-up of the day: their rank, points of their own and of the rival, and whether they won. */
export interface DailyResult {
  rank: number
  name: string
  you: boolean
  king: boolean
  points: number
  rival: number
  won: boolean
}

/** Somebody would rather not play again; all offers are off. */
export interface Declined {
  number: number
  at: number
  kind: "declined"
  seat: SeatLetter
}

/** The command `id` was carried out; its event, if it made one, is `number` and was sent before. */
export interface Done {
  type: "done"
  id: number
  number: number
}

/** The match is over, and its seed is known. */
export interface Ended {
  number: number
  at: number
  kind: "ended"
  result: Result
  seed: string
}

export type Event = Opened | Sat | Stood | Arranged | Promised | Gathered | Salted | Started | Moved | Undone | Resigned | Replaced | TimedOut | Returned | Settled | Said | Ended | Offered | Declined | Rematched

/** A new match from one moment of another that is over, or of a study. `seats` says who plays on which seat. */
export interface Fork {
  ply: number
  seats: SeatPlan[]
  clock?: ClockRulesInput
  hints?: boolean
  promise?: string | null
}

/** A game there is, for how many, and how it can be set up; a preset is a set-up with a name, as the options that differ from what is usual. */
export interface GameInfo {
  name: string
  least: number
  most: number
  options: OptionInfo[]
  presets: { [key: string]: { [key: string]: string } }
  levels: string[]
}

/** Everybody is here: who promised a salt tells it now. */
export interface Gathered {
  number: number
  at: number
  kind: "gathered"
}

/** The first message. `have` is the number of the last event the client knows: it gets those after it. */
export interface Hello {
  type: "hello"
  protocol: number
  token?: string | null
  lang?: Language
  have?: number
  seat?: SeatLetter | null
  words?: boolean
}

/** Asks what a bot would play, and why; `move` is one that the answer shall have among the others. */
export interface Hint {
  id: number
  type: "hint"
  level?: string | null
  move?: string | null
}

/** The answer to Hint: moves, best first, for the position after `ply` moves. */
export interface Hinted {
  type: "hint"
  id: number
  ply: number
  level: string
  advice: Advice[]
}

/** What this server offers: its games with their bots from weak to strong, and its languages. `addresses` are those under which other computers reach it, best first; there is none while only its own computer can. */
export interface House {
  protocol: number
  version: string
  games: GameInfo[]
  languages: string[]
  addresses: string[]
}

/** Takes an open seat (the first, if none is named). Unlisted tables want their invitation. `promise` is the SHA-256 of what this person will add to the dice. */
export interface Join {
  seat?: SeatLetter | null
  invite?: string | null
  promise?: string | null
}

/** A match, and what the person who asked is in it. */
export interface Joined {
  match: Match
  you: You
}

/** One of the `languages` of `House`. */
export type Language = string

/** Lets a bot play a seat until its person returns. */
export interface Leave {
  id: number
  type: "leave"
  seat: SeatLetter
  level?: string | null
}

/** A lesson: its name, the module it is for if any, its title, the rule it is about, its steps, and what was learned. */
export interface LessonPlan {
  name: string
  group: string
  title: string
  rule: string
  steps: LessonStep[]
  done: string
}

/** What to do, in words and as moves (one that ends with a star is any move that begins so), and in a first game why something else comes later. */
export interface LessonStep {
  text: string
  why: string
  moves: string[]
}

/** The lessons of a game in order, the first game with its first turn step by step, and what the coach says at each moment of it. */
export interface Lessons {
  game: string
  lessons: LessonPlan[]
  first: LessonPlan
  coach: { [key: string]: string }
}

/** All moves of a match, as one seat or everybody may see them. */
export interface Log {
  lines: LogLine[]
}

/** A move with the points of every seat after it; points only where the whole game may be seen. */
export interface LogLine {
  ply: number
  who: SeatLetter | "*"
  by: string | null
  move: string
  words: string
  chapter: string
  rule: string
  forced: boolean
  news: NewsLine[]
  scores: number[] | null
}

/** Looks at the table from one's own seat (when holding several), or as a spectator. */
export interface Look {
  id: number
  type: "look"
  seat: SeatLetter | null
}

/** A look back. While it waits, `ahead` are the games before it, which take about `wait` seconds; while it is worked out, `done` of `plies` moves. `yours`: whether you may cancel it. Then `chances` are those of every seat after each ply, in millionths, and `trials` how often each move was tried. `ended`: whether the game was played to its end. */
export interface LookBack {
  state: "none" | "waiting" | "begun" | "done" | "failed"
  ahead: number
  wait: number
  done: number
  plies: number
  yours: boolean
  trials: number
  ended: boolean
  chances: number[][]
  seats: LookBackSeat[]
  moments: LookBackMoment[]
}

/** A decision that counted, made after `ply` moves. A mistake, with what was `better`; or a fine move, with what came next. `by` is the chance lost or gained (0 to 1), `spread` how far that may be off, `why` in what the better move of the two is better. `played_move` and `better_move` are the two in notation, to be marked on the table. */
export interface LookBackMoment {
  ply: number
  seat: SeatLetter
  kind: "mistake" | "fine"
  played: string
  better: string
  played_move: string
  better_move: string
  by: number
  spread: number
  why: string
}

/** What the game was for a seat, in millionths of the chance to win: `began` and `luck`, `skill` (its own moves) and `others` (theirs) add up to `result`; each of the three has a spread, how far the playouts leave it in doubt. `adjusted` is the result without the luck, as far in doubt as that. `error` is the chance lost at each decision, on average. `grade` is the rank it played like, empty if nobody can tell. `worst` and `best` are plies of moments. */
export interface LookBackSeat {
  seat: SeatLetter
  began: number
  result: number
  luck: number
  skill: number
  others: number
  luck_spread: number
  skill_spread: number
  others_spread: number
  adjusted: number
  decisions: number
  error: number
  spread: number
  grade: string
  mistakes: number
  worst: number[]
  best: number[]
}

/** All that everybody at or around the table may know of a match, besides its position. `commitment` is the SHA-256 of the seed and of what it is bound to; the seed itself is there only when the match is over. `revealing`: nobody can come or go any more, and until this time everybody tells the salt they promised; then the game begins. `changed` is when the last thing happened. `offers`: the seats that want a rematch. `origin` is kept from a table of several people until the match is over, since it shows what they must not know yet. `daily` is the day whose set-up it is played with, else empty. */
export interface Match {
  id: string
  game: string
  options: { [key: string]: string }
  seats: Seat[]
  phase: "open" | "playing" | "over" | "study"
  host: string | null
  listed: boolean
  hints: boolean
  begins: Begins
  clock: Clock
  created: number
  changed: number
  revealing: number | null
  number: number
  ply: number
  to_act: SeatLetter | null
  commitment: string
  seed: string | null
  result: Result | null
  offers: SeatLetter[]
  rematch: string | null
  origin: Origin | null
  daily: string
  watchers: number
}

/** A list of matches, the latest first. */
export interface Matches {
  matches: Summary[]
}

/** The position after `ply` of the `plies` moves there are. */
export interface Moment {
  ply: number
  plies: number
  sight: Sight
  last: LogLine | null
}

/** One move of the record: `*` is chance. `?` in the notation stands for what the reader may not know. `chapter` is the heading it stands under (nothing before the first); `forced`: it was the only one possible, and was played for the seat; `by`: the bot that made it in a person's place. `words` call people by their names, and a reader with a single seat "you". `rule` is where the rules have what was decided: `kingsburg/2b`, or nothing. */
export interface MoveLine {
  ply: number
  who: SeatLetter | "*"
  by: string | null
  move: string
  words: string
  chapter: string
  rule: string
  forced: boolean
  news: NewsLine[]
}

/** A decision, the dice and cards that followed it, and what others could not but do then. */
export interface Moved {
  number: number
  at: number
  kind: "moved"
  moves: MoveLine[]
}

/** A table to set up. Listed tables are in the lobby; others are found by link only. `begins` when the last seat is taken (`full`), or when the host says so (`host`). `promise` is the SHA-256 of what the host will add to the dice. `pack` are pieces of one's own (docs/play/packs.md). */
export interface NewMatch {
  game: string
  seats: SeatPlan[]
  options?: { [key: string]: string }
  clock?: ClockRulesInput
  listed?: boolean
  hints?: boolean
  begins?: Begins
  promise?: string | null
  pack?: PackFile[] | null
}

/** Somebody new: only a name. */
export interface NewPerson {
  name: string
}

/** Everything a client needs to be up to date: the new events, then match and position as they are after them. The first News answers Hello. `events` may repeat what the client has: the numbers tell. */
export interface News {
  type: "news"
  protocol: number
  events: Event[]
  match: Match
  you: You
  sight: Sight
}

/** What followed from a move without anybody deciding it: `facts` for pages that show it, `words` for the log. `rule` is where the rules have it, `kingsburg/8.4`; empty if they do not speak of it. */
export interface NewsLine {
  id: string
  seat: SeatLetter | null
  facts: { [key: string]: JsonValue }
  words: string
  rule: string
}

/** Somebody would like to play again, or accepts to. */
export interface Offered {
  number: number
  at: number
  kind: "offered"
  seat: SeatLetter
}

/** The table was set up. */
export interface Opened {
  number: number
  at: number
  kind: "opened"
  name: string
}

/** A choice of set-up; `values` is empty for free text. */
export interface OptionInfo {
  name: string
  default: string
  values: string[]
}

/** The moment of another match that this one was played on from. */
export interface Origin {
  match: string
  ply: number
}

/** A pack to be looked at before it is played with. */
export interface PackBody {
  game: string
  pack: PackFile[]
}

/** A file of a pack: its name, to say where something is wrong, and its text in TOML or JSON. */
export interface PackFile {
  name: string
  text: string
}

/** A pack that can be played with: its name, its hash, and how many pieces it has. */
export interface PackInfo {
  name: string
  hash: string
  entries: number
}

/** A person and their settings. `forced`: whether the only possible move is played for them, in matches to come. */
export interface Person {
  person: string
  name: string
  forced: boolean
}

/** What a person changes about themselves: another name, whether forced moves are played for them. */
export interface PersonChange {
  name?: string | null
  forced?: boolean | null
}

/** Asks whether the server is there. */
export interface Ping {
  id: number
  type: "ping"
}

/** A move in notation, made after seeing `ply` moves; refused if there have been others since. Sent twice, after a break, it is played once and answered `done` twice. */
export interface Play {
  id: number
  type: "play"
  ply: number
  move: string
}

/** Promises to add to the dice, before the table is full: the SHA-256 of the salt. */
export interface Pledge {
  promise: string
}

/** The answer to Ping. */
export interface Pong {
  type: "pong"
  id: number
  now: number
}

/** Who is connected now. */
export interface Presence {
  type: "presence"
  connected: SeatLetter[]
  watchers: number
}

/** A person promised what they will add to the dice: the SHA-256 of it. */
export interface Promised {
  number: number
  at: number
  kind: "promised"
  seat: SeatLetter
  promise: string
}

/** All that is needed to recompute the dice and cards of a match that is over. `dice` and `draws` count the rolls and the other moves of chance; `promises`, where they were given, are the SHA-256 of the salts. `setup` is what the dice are bound to (docs/play/fair-dice.md), `position` the SHA-256 of the first position if the game began with one; with them each salt and each promise follows the letter of its seat and a colon. A proof of the first version has no `setup`. */
export interface Proof {
  commitment: string
  setup: string
  position: string
  seed: string
  salts: string[]
  promises: string[]
  dice: number
  draws: number
  chances: Chance[]
}

/** A position in which a seat made a mistake, named by its match and `ply`: nothing of it tells the answer. `outcome` is how it went with me the first time: found (`right`), as good (`good`), or only `shown`. */
export interface Puzzle {
  match: string
  ply: number
  seat: SeatLetter
  game: string
  outcome: kingcraft__server__protocol__practice__Outcome | null
}

/** What was better than what was `played`, by how much of a chance (0 to 1), how far that may be off, and why. `move` and `played_move` are the same in notation. */
export interface PuzzleAnswer {
  better: string
  move: string
  played: string
  played_move: string
  by: number
  spread: number
  why: string
}

/** A puzzle as it lies on the table: match, position and moves as they were then, and as its seat saw them. */
export interface PuzzleTable {
  puzzle: Puzzle
  match: Match
  sight: Sight
  lines: LogLine[]
}

/** A move that somebody would make; null asks for the answer. */
export interface PuzzleTry {
  move?: string | null
}

/** What is thought of a move: the best one (`right`), as good as it as far as can be told (`good`), or `worse` by so much of a chance; `shown` where nobody tried. `same`: it is what was played then. The answer comes with all but `worse`; `why` is what speaks for the best move. */
export interface PuzzleVerdict {
  verdict: "right" | "good" | "worse" | "shown"
  words: string
  same: boolean
  by: number
  spread: number
  why: string
  answer: PuzzleAnswer | null
}

/** Mistakes to practise with, the latest games first; and the records I imported. */
export interface Puzzles {
  puzzles: Puzzle[]
  studies: StudyPuzzles[]
}

/** A record to study or to play on from. */
export interface RecordBody {
  text: string
}

/** Why something was refused: the ruling, and its message in the language of whoever asked; `rule` is where the rules have it, as a game and a number: `kingsburg/2b.2`. */
export interface Refusal {
  id: string
  section: string
  rule: string
  text: string
  facts: { [key: string]: JsonValue }
}

/** The command `id` was refused and changed nothing. Without an id, the message could not be read. */
export interface Refused {
  type: "refused"
  id: number | null
  refusal: Refusal
}

/** Offers or accepts a rematch, with the promise of what will be added to its dice. */
export interface Rematch {
  promise?: string | null
}

/** Everybody wanted a rematch: it is there. */
export interface Rematched {
  number: number
  at: number
  kind: "rematched"
  match: string
}

/** Asks for a bot in the place of another person who is on turn, but has been away for long. */
export interface Replace {
  id: number
  type: "replace"
  seat: SeatLetter
  level?: string | null
}

/** A bot plays for a seat until its person returns. */
export interface Replaced {
  number: number
  at: number
  kind: "replaced"
  seat: SeatLetter
  level: string
  why: "left" | "away" | "time"
}

/** Gives a seat up for good. */
export interface Resign {
  id: number
  type: "resign"
  seat: SeatLetter
}

/** A seat gave up for good; a bot plays on for it if the game goes on. */
export interface Resigned {
  number: number
  at: number
  kind: "resigned"
  seat: SeatLetter
}

/** How a match ended. `finished` is the game's own end; `resigned` leaves one seat; `abandoned` means that no person stayed, `closed` that the host closed the table before the start. `sheet` tells seat by seat where the points come from. */
export interface Result {
  ending: "finished" | "resigned" | "abandoned" | "closed"
  scores: number[]
  winners: SeatLetter[]
  sheet: ScoreLine[]
}

/** Takes a seat back from the bot. After a time-out any other command of the person does it too. */
export interface Return {
  id: number
  type: "return"
  seat: SeatLetter
}

/** A person took the seat back from the bot. */
export interface Returned {
  number: number
  at: number
  kind: "returned"
  seat: SeatLetter
}

/** Tells the salt that was promised, while the match is `revealing`. */
export interface Reveal {
  id: number
  type: "reveal"
  salt: string
}

/** A part of a board, drawn under `figures/NAME`, how large it is, and what it shows in words. */
export interface RuleFigure {
  name: string
  caption: string
  width: number
  height: number
}

/** What one text says of a point that the texts leave open or tell differently. */
export interface RuleReading {
  text: string
  says: string
}

/** A part of the rules: its number, its title and first words, its figures and statements. */
export interface RuleSection {
  number: string
  title: string
  intro: string
  figures: RuleFigure[]
  statements: RuleStatement[]
}

/** One rule with its number; `choice` is what is played here where the texts leave it open, else empty. */
export interface RuleStatement {
  number: string
  text: string
  choice: string
  readings: RuleReading[]
}

/** The rules of a game in a language, how one wins first; `texts` tells what each text is whose readings stand side by side, `pieces` the statement about each piece. */
export interface Rules {
  game: string
  goal: string
  sections: RuleSection[]
  texts: { [key: string]: string }
  pieces: { [key: string]: string }
}

/** Chat. `seat` is null for a spectator. Plain text, never markup. */
export interface Said {
  number: number
  at: number
  kind: "said"
  seat: SeatLetter | null
  name: string
  text: string
}

/** A person added to the dice, as promised. */
export interface Salted {
  number: number
  at: number
  kind: "salted"
  seat: SeatLetter
  salt: string
}

/** Adds to the dice what was promised, when everybody is there. */
export interface Salting {
  salt: string
}

/** Somebody took a seat. */
export interface Sat {
  number: number
  at: number
  kind: "sat"
  seat: SeatLetter
  name: string
}

/** Points of one seat from one source: the id of its name in the locales, and the places where they were earned. */
export interface ScoreLine {
  seat: SeatLetter
  source: string
  points: number
  places: string[]
}

/** A place at the table. `local`: a person at the host's own computer. `stand_in`: the bot that plays for a person at the moment, and `why`; `time` is for one turn, until it has happened three times in a row. `bot_turns`: how many turns a bot has played for this person. `timeouts`: how many turns in a row ended by the clock. `promise` is the SHA-256 of a `salt` that is told when everybody has promised. `forced`: whether the only possible move is played for this person. */
export interface Seat {
  seat: SeatLetter
  kind: "open" | "person" | "local" | "bot"
  name: string
  person: string | null
  level: string | null
  stand_in: string | null
  why: "left" | "away" | "time" | "resigned" | null
  connected: boolean
  resigned: boolean
  timeouts: number
  bot_turns: number
  promise: string | null
  salt: string | null
  forced: boolean
}

export type SeatLetter = "A" | "B" | "C" | "D" | "E"

/** Who a seat is for: the host, another person at the host's computer, a bot, whoever comes; or, once people sit there, one more seat for the `person` of another. */
export interface SeatPlan {
  kind: "me" | "local" | "bot" | "open" | "person"
  name?: string | null
  level?: string | null
  person?: SeatLetter | null
}

/** How many puzzles there are from the mistakes of a seat, and how many of them I am done with. */
export interface SeatPuzzles {
  seat: SeatLetter
  name: string
  count: number
  done: number
}

export type ServerMessage = News | Presence | Done | Refused | WhyNot | Hinted | Pong | Bye

/** Chooses whether the only possible move is played for this person, here and in matches to come. */
export interface Settings {
  id: number
  type: "settings"
  forced: boolean
}

/** A person chose whether the only possible move is played for them. */
export interface Settled {
  number: number
  at: number
  kind: "settled"
  seat: SeatLetter
  forced: boolean
}

/** The position as one seat (or a spectator: null) may see it. `legal` holds every legal move in notation when it is this seat's turn, else nothing; `labels` are the same moves as buttons say them, if the client asked for words; `ask` says what to do now. `sheet` tells where the points come from that everybody can count, if the game can say; `outlook` what a careful player could work out from `view`, for games that tell. */
export interface Sight {
  seat: SeatLetter | null
  ply: number
  view: { [key: string]: JsonValue } | null
  to_act: SeatLetter | "chance" | "over" | null
  legal: string[]
  labels: string[]
  ask: string
  undo: boolean
  sheet: ScoreLine[]
  outlook: { [key: string]: JsonValue }
}

/** Changes the language of words, and whether legal moves come with words. */
export interface Speak {
  id: number
  type: "speak"
  lang: Language
  words?: boolean
}

/** Begins the game. `fill` gives the seats that are still open to bots of a level. `salt` is what the host adds to the dice; with other people at the table, it must have been promised. */
export interface Start {
  salt?: string | null
  fill?: string | null
}

/** The game began; from here on nobody can change what the dice will be. `moves` is what was dealt at once; `before` is what had been played where this match was played on from, numbered as it was there. */
export interface Started {
  number: number
  at: number
  kind: "started"
  commitment: string
  salts: string[]
  before: MoveLine[]
  moves: MoveLine[]
}

/** Somebody left a seat before the start; it is open again. */
export interface Stood {
  number: number
  at: number
  kind: "stood"
  seat: SeatLetter
  name: string
}

/** An imported record that was looked back at: its seats are nobody's, so one chooses whose mistakes to practise. */
export interface StudyPuzzles {
  match: string
  game: string
  created: number
  seats: SeatPuzzles[]
}

/** A match in a list. `your_turn` is null for those without a seat. */
export interface Summary {
  match: Match
  your_turn: boolean | null
}

/** The clock of a seat ran out, `count` times in a row now: a bot plays this turn; after the third time, all. */
export interface TimedOut {
  number: number
  at: number
  kind: "timed_out"
  seat: SeatLetter
  count: number
}

/** Takes back the last decision of the seat to act. */
export interface Undo {
  id: number
  type: "undo"
  ply: number
}

/** A decision was taken back, with the forced moves that followed from it; `ply` moves remain. */
export interface Undone {
  number: number
  at: number
  kind: "undone"
  seat: SeatLetter
  ply: number
}

/** A new person, and the secret that proves who they are. The browser keeps it; the server keeps only its hash. */
export interface Welcome {
  person: string
  name: string
  forced: boolean
  token: string
}

/** Asks why a move cannot be made. */
export interface Why {
  id: number
  type: "why"
  move: string
}

/** The answer to Why: the ruling, or null if the move is legal. */
export interface WhyNot {
  type: "why"
  id: number
  refusal: Refusal | null
}

/** What the person who asked is here: which seats are theirs, whether they host, the invitation they may share. */
export interface You {
  person: string | null
  seats: SeatLetter[]
  host: boolean
  invite: string | null
}

/** What a die or a draw could have given, and its weight. */
export interface kingcraft__server__protocol__http__Outcome {
  move: string
  weight: number
}

export type kingcraft__server__protocol__practice__Outcome = "right" | "good" | "shown"
