import { describe, expect, it } from 'vitest'
import type { Event } from '../src/lib/protocol'
import { fold } from '../src/table/log'

const move = (ply: number): { ply: number; who: 'A'; move: string; words: string } => ({ ply, who: 'A', move: `m${ply}`, words: '' })
const moved = (number: number, ...plies: number[]): Event => ({ number, at: 0, kind: 'moved', moves: plies.map(move) })

describe('the log', () => {
  it('grows by moves and shrinks by what is taken back', () => {
    const log = fold([], [moved(1, 1, 2), moved(2, 3), { number: 3, at: 0, kind: 'undone', seat: 'A', ply: 2 }, moved(4, 3)])
    expect(log.map((entry) => (entry.kind === 'move' ? entry.line.ply : 0))).toEqual([1, 2, 3])
    expect(new Set(log.map(({ key }) => key)).size).toBe(3)
  })

  it('tells of set-up moves that came with the start', () => {
    const started = { number: 1, at: 0, kind: 'started', commitment: '', salts: [], before: [], moves: [move(1)] } as Event
    expect(fold([], [started])).toHaveLength(1)
  })
})
