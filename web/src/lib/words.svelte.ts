/** Every word on the page, from the Fluent files that Python reads too. Only the chosen language is fetched. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, load } from 'virtual:languages'
import type { Language } from './protocol'
import { remember, remembered } from './memory'

export { LANGUAGES }

class Words {
  lang = $state<Language>('en')
  bundle = $state.raw<FluentBundle | null>(null)
  /** What the pieces of a pack are called, by message and language. */
  own = $state.raw<Record<string, Record<string, string>>>({})

  /** Fetches a language and speaks it from now on. */
  async speak(lang: Language): Promise<void> {
    const { default: text } = await load[lang]!()
    this.bundle = bundleOf(lang, text)
    this.lang = lang
    remember('lang', lang)
    document.documentElement.lang = lang
  }
}

export const words = new Words()

export function bundleOf(lang: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

/** The message `id` in the chosen language, with its variables filled in. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const own = words.own[id]?.[words.lang]
  if (own) return own
  const pattern = words.bundle?.getMessage(id)?.value
  if (!words.bundle || !pattern) return id
  return negatives(words.bundle.formatPattern(pattern, facts, []))
}

/** The same with real minus signs: what a number began with a hyphen for. Ranges and notation stay. */
export function negatives(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N})\]-])-(?=\d)/gu, '−')
}

/** A name in one of its forms (an attribute, such as `object`: with its article or in its case), else as it is. */
export function form(id: string, which: string): string {
  const own = words.own[id]?.[words.lang]
  if (own) return own
  const message = words.bundle?.getMessage(id)
  const pattern = message?.attributes[which] ?? message?.value
  return words.bundle && pattern ? words.bundle.formatPattern(pattern, {}, []) : id
}

/** Several things in a row as the language has it: "a, b and c". */
export function listing(parts: string[]): string {
  return joined(parts, t('joint-and'))
}

/** Several things of which one is enough: "a, b or c". */
export function alternatives(parts: string[]): string {
  return joined(parts, t('joint-or'))
}

function joined(parts: string[], joint: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`
}

/** Several statements one after another, each with one full stop, for those who listen. */
export function sentences(parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

/** A label and its value, with the colon of the language. */
export function labelled(label: string, value: string | number): string {
  return t('labelled', { label, value })
}

/** A share of one as whole per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** A change of a number, with its sign: +3, −1, 0. */
export function changed(by: number): string {
  return new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' }).format(by).replace('-', '−')
}

/** A number with one decimal at most. */
export function amount(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value)
}

/** A time span as a clock shows it: 2:05, 1:02:05, or days and hours in the language's own short words. */
export function timeSpan(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const pad = (n: number): string => String(n).padStart(2, '0')
  if (seconds >= 86400)
    return `${unit(Math.floor(seconds / 86400), 'day')} ${unit(Math.floor((seconds % 86400) / 3600), 'hour')}`
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
}

/** A time span in whole words: "3 minutes", "1 day". */
export function wholeSpan(seconds: number): string {
  for (const [size, name] of [
    [86400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const) {
    if (seconds >= size && seconds % size === 0) return unit(seconds / size, name, 'long')
  }
  return unit(seconds, 'second', 'long')
}

/** How long ago something was; after a week, its date. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000)
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  if (minutes >= 0) return t('web-just-now')
  if (minutes > -60) return relative.format(minutes, 'minute')
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), 'hour')
  if (minutes > -7 * 24 * 60) return relative.format(Math.round(minutes / 1440), 'day')
  return dateOf(at)
}

/** A date in the language's own order. */
export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at)
}

function unit(count: number, name: string, unitDisplay: 'narrow' | 'long' = 'narrow'): string {
  return new Intl.NumberFormat(locale(), { style: 'unit', unit: name, unitDisplay }).format(count)
}

function locale(): string {
  return words.lang === 'en' ? 'en-GB' : words.lang
}

/** Whether there is such a message. */
export function knows(id: string): boolean {
  return id in words.own || (words.bundle?.hasMessage(id) ?? false)
}

/** The language to begin with: the one chosen before, or the browser's. */
export function firstLanguage(): Language {
  const wanted = [remembered('lang'), ...(navigator.languages ?? [])]
  const found = wanted.map((lang) => lang?.split('-')[0]).find((lang) => LANGUAGES.some(({ code }) => code === lang))
  return found ?? 'en'
}
