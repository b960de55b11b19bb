/** News with a great moment in them come in two parts: the moment itself, then, when it has been seen, what followed in the next chapter. */
import type { Event, MoveLine, News } from '../lib/protocol'

export interface Part {
  news: News
  /** Only told: the table stays as it was while the scene is played. */
  scene?: boolean
  /** Waits until the scene before it is over. */
  after?: boolean
}

type Moved = Extract<Event, { kind: 'moved' }>

/** The parts of some news, if one of their lines is a scene for the game. */
export function withScene(news: News, plays: ((line: MoveLine) => boolean) | undefined): Part[] {
  const at = plays ? news.events.findIndex((event) => event.kind === 'moved' && event.moves.some(plays)) : -1
  if (at < 0) return [{ news }]
  const event = news.events[at] as Moved
  const chapter = event.moves.find(plays!)!.chapter
  const begins = event.moves.findIndex(plays!)
  const next = event.moves.findIndex((line, index) => index > begins && line.chapter !== chapter)
  if (next < 0 && at === news.events.length - 1) return [{ news }]
  const cut = next < 0 ? event.moves.length : next
  const told = [...news.events.slice(0, at), { ...event, moves: event.moves.slice(0, cut) }]
  const rest = [{ ...event, moves: event.moves.slice(cut) }, ...news.events.slice(at + 1)]
  return [
    { news: { ...news, events: told }, scene: true },
    { news: { ...news, events: rest }, after: true },
  ]
}
