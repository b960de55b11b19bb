/** The words of looking back: fetched with its page, not with the table. */
import { FluentResource } from '@fluent/bundle'
import { words } from '../lib/words.svelte'

const files = import.meta.glob<string>('../../../src/kingcraft/locales/*/look-back.ftl', {
  query: '?raw',
  import: 'default',
})

/** Learns them in the language that is spoken now. */
export async function learnWords(): Promise<void> {
  const lang = words.lang
  const text = await files[`../../../src/kingcraft/locales/${lang}/look-back.ftl`]!()
  if (words.lang === lang) words.bundle?.addResource(new FluentResource(text), { allowOverrides: true })
}
