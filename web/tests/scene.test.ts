/** Great moments: what is told first, what waits, and what winter brought to whom. */
import { expect, test } from 'vitest'
import { isBattle, winterIn } from '../src/games/kingsburg/news'
import type { MoveLine, News, NewsLine } from '../src/lib/protocol'
import { withScene } from '../src/table/scene'

function line(ply: number, chapter: string, move: string, news: Partial<NewsLine>[] = [], who = '*'): MoveLine {
  return {
    ply,
    who,
    move,
    words: move,
    chapter,
    forced: false,
    news: news.map((one) => ({ seat: null, facts: {}, words: one.id, ...one })),
  } as unknown as MoveLine
}

const ARMY = {
  id: 'kingsburg-army',
  seat: 'A',
  facts: { own: 3, foe: 5, outcome: 'defeat', parts: [] },
} as Partial<NewsLine>
const BATTLE = line(8, 'winter', 'king 2', [ARMY])

function news(...moves: MoveLine[]): News {
  return { type: 'news', events: [{ kind: 'moved', number: 4, moves }] } as unknown as News
}

function movesOf(parts: ReturnType<typeof withScene>): string[][] {
  return parts.map(({ news: { events } }) =>
    events.flatMap((event) => (event.kind === 'moved' ? event.moves.map(({ move }) => move) : [])),
  )
}

test('what comes in the next chapter waits until the scene is over', () => {
  const parts = withScene(
    news(
      line(7, 'winter', 'enemy goblins-1-3'),
      BATTLE,
      line(9, 'winter', 'lose gold', [], 'A'),
      line(10, 'spring', 'roll A 1 2 3'),
    ),
    isBattle,
  )
  expect(movesOf(parts)).toEqual([['enemy goblins-1-3', 'king 2', 'lose gold'], ['roll A 1 2 3']])
  expect(parts.map(({ scene, after }) => [scene, after])).toEqual([
    [true, undefined],
    [undefined, true],
  ])
})

test('news without a scene, or with nothing after it, come as they are', () => {
  expect(withScene(news(line(1, 'spring', 'pass')), isBattle)).toHaveLength(1)
  expect(withScene(news(BATTLE), isBattle)).toHaveLength(1)
  expect(withScene(news(BATTLE, line(9, 'spring', 'pass')), undefined)).toHaveLength(1)
})

test('losses that are chosen later, and what falls with them, join the scene of their winter', () => {
  const before = [line(7, 'winter', 'enemy goblins-1-3'), BATTLE]
  expect(winterIn(before)).toMatchObject({
    card: 'goblins-1-3',
    die: 2,
    foe: 5,
    armies: [{ own: 3, outcome: 'defeat', after: [], fallen: [] }],
  })
  const razed = { id: 'kingsburg-razed', seat: 'A', facts: { building: 'building-inn' } } as Partial<NewsLine>
  const after = [...before, line(9, 'winter', 'lose gold', [razed], 'A'), line(10, 'spring', 'take wood', [], 'A')]
  expect(winterIn(after)?.armies[0]).toMatchObject({
    after: ['lose gold', 'kingsburg-razed'],
    fallen: ['building-inn'],
  })
})

test('a die of the own is told apart from the King’s, which was cast before it', () => {
  const parts = [
    { id: 'kingsburg-army-soldiers', facts: { count: 2, signed: '+2' } },
    { id: 'kingsburg-army-own-die', facts: { die: 5, count: 3, signed: '+3' } },
  ]
  const army = {
    id: 'kingsburg-army',
    seat: 'A',
    facts: { own: 5, foe: 5, outcome: 'draw', parts },
  } as unknown as Partial<NewsLine>
  const log = [
    line(7, 'winter', 'enemy goblins-1-3'),
    line(8, 'winter', 'king 2'),
    line(9, 'winter', 'academy A 5', [army]),
  ]
  const winter = winterIn(log)
  expect(winter?.die).toBe(2)
  expect(winter?.armies[0]?.parts).toEqual([
    { icon: 'soldier', word: 'web-kingsburg-part-soldiers', count: 2 },
    { icon: 'combat', word: 'web-kingsburg-part-own-die', count: 3, die: 5 },
  ])
  const before = [
    line(3, 'winter', 'king 6'),
    ...log.filter(({ move }) => !move.startsWith('king')).map((one) => ({ ...one, chapter: 'next winter' })),
  ]
  expect(winterIn(before)?.die).toBeNull()
})
