import { describe, expect, it } from 'vitest'
import { bundleOf } from '../src/lib/words.svelte'
import en from '../src/lib/locales/en'
import fr from '../src/lib/locales/fr'
import ru from '../src/lib/locales/ru'

const TEXTS = { en, fr, ru } as const
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

describe('words', () => {
  it.each(['en', 'fr', 'ru'] as const)('has every message that the page names, in %s', (lang) => {
    const bundle = bundleOf(lang, TEXTS[lang])
    const named = Object.values(sources).flatMap((source) => [...source.matchAll(/'(web-[a-z-]+[a-z])'/g)].map((found) => found[1]!))
    expect([...new Set(named)].filter((id) => !bundle.hasMessage(id))).toEqual([])
  })

  it('counts in Russian as Russians do', () => {
    const bundle = bundleOf('ru', ru)
    const say = (count: number): string => bundle.formatPattern(bundle.getMessage('web-block-left')!.value!, { count })
    expect([1, 2, 5].map(say)).toEqual(['осталось построить 1 поселение', 'осталось построить 2 поселения', 'осталось построить 5 поселений'])
  })
})
