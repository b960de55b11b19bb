/** The server over HTTP. A refusal is thrown as `Refused`, with words that can be shown as they are. */
import { remember, remembered } from './memory'
import type {
  Daily,
  Fork,
  House,
  Join,
  Joined,
  JsonValue,
  Lessons,
  Log,
  LookBack,
  Matches,
  Moment,
  NewMatch,
  PackBody,
  PackInfo,
  Person,
  PersonChange,
  Proof,
  Puzzles,
  PuzzleTable,
  PuzzleVerdict,
  RecordBody,
  Refusal,
  Rematch,
  Rules,
  SeatLetter,
  SeatPlan,
  Start,
  Welcome,
} from './protocol'
import { t, words } from './words.svelte'

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text)
  }
}

/** The secret that proves who we are; null for a newcomer. */
export function token(): string | null {
  return remembered('token')
}

/** Who we are to the server: the public part of the secret. */
export function myself(): string | null {
  return token()?.split('.')[0] ?? null
}

async function ask(method: string, path: string, body?: unknown, secret = token()): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': words.lang }
  if (secret) headers.Authorization = `Bearer ${secret}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refused({ id: 'offline', section: '', rule: '', text: t('web-offline'), facts: {} })
  }
  if (answer.ok) return answer
  throw new Refused(await refusalOf(answer))
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const refusal = (await answer.json()) as Refusal
    if (refusal.text) return refusal
  } catch {
    // Not ours: a proxy's page, perhaps.
  }
  return { id: 'server', section: '', rule: '', text: t('web-server-fault', { status: answer.status }), facts: {} }
}

async function json<T>(method: string, path: string, body?: unknown, secret = token()): Promise<T> {
  return (await ask(method, path, body, secret)).json() as Promise<T>
}

const at = (id: string, what = ''): string => `api/matches/${encodeURIComponent(id)}${what}`

export const api = {
  house: () => json<House>('GET', 'api/house'),
  me: (secret = token()) => json<Person>('GET', 'api/me', undefined, secret),
  change: (change: PersonChange) => json<Person>('PUT', 'api/me', change),
  newPerson: (name: string) => json<Welcome>('POST', 'api/people', { name }),
  mine: (secret = token()) => json<Matches>('GET', 'api/me/matches', undefined, secret),
  forget: (id: string) => json<Matches>('DELETE', `api/me/matches/${encodeURIComponent(id)}`),
  lobby: () => json<Matches>('GET', 'api/lobby'),
  open: (table: NewMatch) => json<Joined>('POST', 'api/matches', table),
  checkPack: (body: PackBody) => json<PackInfo>('POST', 'api/packs', body),
  match: (id: string) => json<Joined>('GET', at(id)),
  join: (id: string, join: Join) => json<Joined>('POST', at(id, '/join'), join),
  stand: (id: string) => json<Joined>('POST', at(id, '/stand')),
  arrange: (id: string, seat: SeatLetter, plan: SeatPlan) => json<Joined>('PUT', at(id, `/seats/${seat}`), plan),
  start: (id: string, start: Start) => json<Joined>('POST', at(id, '/start'), start),
  reveal: (id: string, salt: string) => json<Joined>('POST', at(id, '/salt'), { salt }),
  promise: (id: string, promise: string) => json<Joined>('POST', at(id, '/promise'), { promise }),
  beginNow: (id: string) => json<Joined>('POST', at(id, '/begin')),
  close: (id: string) => json<Joined>('POST', at(id, '/close')),
  rematch: (id: string, rematch: Rematch) => json<Joined>('POST', at(id, '/rematch'), rematch),
  decline: (id: string) => json<Joined>('POST', at(id, '/rematch/decline')),
  fork: (id: string, fork: Fork) => json<Joined>('POST', at(id, '/fork'), fork),
  contents: (id: string) => json<Record<string, JsonValue>>('GET', at(id, '/contents')),
  record: async (id: string) => (await ask('GET', at(id, '/record'))).text(),
  log: (id: string, seat: string) => json<Log>('GET', at(id, `/log?seat=${seat}`)),
  moment: (id: string, ply: number, seat: string) => json<Moment>('GET', at(id, `/replay?ply=${ply}&seat=${seat}`)),
  picture: async (id: string, ply: number, seat: string) =>
    (await ask('GET', at(id, `/picture?ply=${ply}&seat=${seat}`))).text(),
  text: async (id: string, ply: number, seat: string) =>
    (await ask('GET', at(id, `/text?ply=${ply}&seat=${seat}`))).text(),
  proof: (id: string) => json<Proof>('GET', at(id, '/proof')),
  lookBack: (id: string) => json<LookBack>('GET', at(id, '/look-back')),
  askLookBack: (id: string) => json<LookBack>('POST', at(id, '/look-back')),
  cancelLookBack: (id: string) => json<LookBack>('DELETE', at(id, '/look-back')),
  puzzles: () => json<Puzzles>('GET', 'api/me/puzzles'),
  seatPuzzles: (id: string, seat: SeatLetter) => json<Puzzles>('GET', at(id, `/puzzles?seat=${seat}`)),
  puzzle: (id: string, ply: number) => json<PuzzleTable>('GET', at(id, `/puzzles/${ply}`)),
  tryPuzzle: (id: string, ply: number, move: string | null) =>
    json<PuzzleVerdict>('POST', at(id, `/puzzles/${ply}`), { move }),
  daily: (game: string, day = '') =>
    json<Daily>('GET', `api/daily/${encodeURIComponent(game)}${day && `?day=${encodeURIComponent(day)}`}`),
  playDaily: (game: string) => json<Joined>('POST', `api/daily/${encodeURIComponent(game)}`),
  rules: (game: string) => json<Rules>('GET', `api/rules/${encodeURIComponent(game)}?lang=${words.lang}`),
  lessons: (game: string) => json<Lessons>('GET', `api/lessons/${encodeURIComponent(game)}?lang=${words.lang}`),
  openLesson: (game: string, name: string) =>
    json<Joined>('POST', `api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  study: (record: RecordBody) => json<Joined>('POST', 'api/records', record),
}

/** Keeps the secret of a person. */
export function keepToken(secret: string): void {
  remember('token', secret)
}
