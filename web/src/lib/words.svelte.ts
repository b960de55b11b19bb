/** Every word on the page, from the Fluent files that Python reads too. Only the chosen language is fetched. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './protocol'
import { remember, remembered } from './memory'

export const LANGUAGES: { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'ru', name: 'Русский' },
]

const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./locales/en'),
  fr: () => import('./locales/fr'),
  ru: () => import('./locales/ru'),
}

class Words {
  lang = $state<Language>('en')
  bundle = $state.raw<FluentBundle | null>(null)

  /** Fetches a language and speaks it from now on. */
  async speak(lang: Language): Promise<void> {
    const { default: text } = await loaders[lang]()
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
  const pattern = words.bundle?.getMessage(id)?.value
  if (!words.bundle || !pattern) return id
  return words.bundle.formatPattern(pattern, facts, [])
}

/** Whether there is such a message. */
export function knows(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false
}

/** The language to begin with: the one chosen before, or the browser's. */
export function firstLanguage(): Language {
  const wanted = [remembered('lang'), ...(navigator.languages ?? [])]
  const found = wanted.map((lang) => lang?.slice(0, 2)).find((lang) => LANGUAGES.some(({ code }) => code === lang))
  return (found ?? 'en') as Language
}
