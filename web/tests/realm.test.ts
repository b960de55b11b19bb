/** To Forge a Realm on the page: moves that have a stage, soldier tokens, strips. */
import { expect, test } from 'vitest'
import { boxOf } from '../src/games/kingsburg/box'
import { readChoice } from '../src/games/kingsburg/moves'
import { governed } from '../src/games/kingsburg/news'
import { spread } from '../src/games/kingsburg/muster'
import { letterOf, stripIn } from '../src/games/kingsburg/strips'

test('cards, bids, soldiers and strips are chosen on a stage; what is raised is clicked in the province', () => {
  const kinds = ['choose prince', 'offer duke', 'bid 3', 'soldiers academy', 'draft shrine', 'cover shrine'].map(
    (move) => readChoice(move, move).kind,
  )
  expect(new Set(kinds)).toEqual(new Set(['staged']))
  expect(readChoice('raise statue', '')).toMatchObject({ kind: 'build', name: 'statue', move: 'raise statue' })
  expect(readChoice('trickster 3', '')).toMatchObject({ kind: 'other', name: 'trickster' })
})

test('of two equal tokens the first is the one that is left', () => {
  expect(spread([0, 1, 1, 2], [1, 2])).toEqual([
    { value: 0, used: true },
    { value: 1, used: false },
    { value: 1, used: true },
    { value: 2, used: false },
  ])
})

test('a strip is the four buildings of its name in its row, left to right', () => {
  const building = (id: string, column: number, strip?: string): object => ({
    id,
    row: 1,
    column,
    ...(strip ? { strip } : {}),
    cost: {},
    points: 0,
    provenance: 'house',
  })
  const box = boxOf({
    buildings: [
      building('statue', 1),
      building('chapel', 2),
      building('hermitage', 2, 'house'),
      building('shrine', 1, 'house'),
    ],
  } as never)
  expect(stripIn(box, 'shrine').map(({ id }) => id)).toEqual(['shrine', 'hermitage'])
  expect(letterOf(box, 'shrine')).toBe('B')
})

test('points of governors are added up, less what was bid for them', () => {
  const gain = (count: number): object[] => [{ id: 'kingsburg-amount-points', facts: { count } }]
  const news = [
    { id: 'kingsburg-sold', seat: 'A', words: '', facts: { governor: 'governor-herald', bid: 2 } },
    { id: 'kingsburg-gain', seat: 'A', words: '', facts: { building: 'governor-herald', gain: gain(3) } },
    { id: 'kingsburg-gain', seat: 'B', words: '', facts: { building: 'building-embassy', gain: gain(1) } },
  ]
  expect(governed([{ news }] as never)).toEqual([{ A: 1 }])
  expect(governed([])).toEqual([])
})
