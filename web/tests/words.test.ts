import { describe, expect, it } from 'vitest'
import {
  ago,
  bundleOf,
  changed,
  dateOf,
  labelled,
  listing,
  negatives,
  percent,
  sentences,
  t,
  timeSpan,
  wholeSpan,
  words,
} from '../src/lib/words.svelte'
import { LANGUAGES, load } from 'virtual:languages'

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

describe('words', () => {
  it.each(LANGUAGES.map(({ code }) => code))('has every message that the page names, in %s', async (lang) => {
    const bundle = bundleOf(lang, (await load[lang]!()).default)
    const named = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/'(web-[a-z-]+[a-z])'/g)].map((found) => found[1]!),
    )
    expect([...new Set(named)].filter((id) => !bundle.hasMessage(id))).toEqual([])
  })

  it('counts in Russian as Russians do', async () => {
    const bundle = bundleOf('ru', (await load.ru!()).default)
    const say = (count: number): string => bundle.formatPattern(bundle.getMessage('web-block-left')!.value!, { count })
    expect([1, 2, 5].map(say)).toEqual([
      'осталось построить 1 поселение',
      'осталось построить 2 поселения',
      'осталось построить 5 поселений',
    ])
  })

  it('ends every statement with one full stop, and shows which way a number goes', () => {
    expect(sentences(['Inn', '', 'Roll again.', 'Why not?'])).toBe('Inn. Roll again. Why not?')
    expect([3, 0, -2].map(changed)).toEqual(['+3', '0', '−2'])
  })

  it.each([
    ['en', 'A, B and C', '37%', 'Clock: 3', '2d 3h', '3 minutes'],
    ['fr', 'A, B et C', '37\u00a0%', 'Clock\u00a0: 3', '2j 3h', '3 minutes'],
    ['ru', 'A, B и C', '37\u00a0%', 'Clock: 3', '2 д. 3 ч', '3 минуты'],
  ] as const)(
    'lists, shares, labels and times follow the language: %s',
    async (lang, row, share, label, span, whole) => {
      await words.speak(lang)
      const clock = timeSpan((2 * 86400 + 3 * 3600) * 1000)
        .replaceAll('\u00a0', ' ')
        .replaceAll('\u202f', ' ')
      expect([
        listing(['A', 'B', 'C']),
        percent(0.37).replace('\u202f', '\u00a0'),
        labelled('Clock', 3),
        clock,
        wholeSpan(180).replace('\u00a0', ' '),
      ]).toEqual([row, share, label, span, whole])
      expect(timeSpan(125_000)).toBe('2:05')
    },
  )

  it('says how long ago something was in the largest whole unit, and its date after a week', async () => {
    await words.speak('en')
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
    const now = Date.UTC(2026, 10, 19)
    const said = (before: number): string => ago(now - before, now)
    expect([0, minute, 59 * minute, 59.6 * minute, hour].map(said)).toEqual([
      'just now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '1 hour ago',
    ])
    expect([90 * minute, 23 * hour, 24 * hour - minute, 24 * hour].map(said)).toEqual([
      '1 hour ago',
      '23 hours ago',
      '24 hours ago',
      'yesterday',
    ])
    expect([6 * day, 7 * day - 2 * minute, 7 * day].map(said)).toEqual([
      '6 days ago',
      '7 days ago',
      dateOf(now - 7 * day),
    ])
    expect(ago(now + 5 * minute, now)).toBe('just now')
  })
})

describe('small words', () => {
  it.each([
    ['en', 'just now'],
    ['fr', 'à l’instant'],
    ['ru', 'только что'],
  ] as const)('says that something was just now, in %s', async (lang, now) => {
    await words.speak(lang)
    expect(ago(1_000_000, 1_000_000)).toBe(now)
    expect(ago(1_000_000, 1_300_000)).toContain('5')
  })

  it('writes numbers below zero with a real minus sign, and leaves ranges and names alone', async () => {
    await words.speak('en')
    expect(t('web-bid-leaves', { points: -1 })).toContain('−1')
    expect(negatives('-1, (-2), 3-4, a-5')).toBe('−1, (−2), 3-4, a-5')
  })
})
