/** The languages of the page: one for each folder of the package's `locales`. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = resolve(import.meta.dirname, '../src/kingcraft/locales')
/** Fetched where it is said, or said by the command line alone. */
const ELSEWHERE = /^(rules-|lessons-|look-back|arena|bots|cli)/

export const CODES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)
  .sort()

/** Messages of one line in one file of a language, by their names; those whose name begins in a certain way. */
export function said(lang: string, file: string, begins: string): Record<string, string> {
  const lines = readFileSync(`${FOLDER}/${lang}/${file}.ftl`, 'utf-8').matchAll(/^([\w-]+) = (.*)$/gm)
  return Object.fromEntries(
    [...lines].filter(([, name]) => name!.startsWith(begins)).map(([, name, text]) => [name!, text!]),
  )
}

/** `virtual:languages` lists the languages and loads their words; `virtual:words/fr` is what the page says in French. */
export function languages(): Plugin {
  return {
    name: 'languages',
    resolveId: (id) => (id === 'virtual:languages' || id.startsWith('virtual:words/') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:languages') return list()
      if (!id.startsWith('\0virtual:words/')) return null
      const files = filesOf(id.slice('\0virtual:words/'.length))
      files.forEach((file) => this.addWatchFile(file))
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf-8')).join('\n'))}`
    },
  }
}

function list(): string {
  const named = CODES.map((code) => ({ code, name: said(code, 'language', 'language-name')['language-name'] }))
  const loaders = CODES.map(
    (code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(`virtual:words/${code}`)})`,
  )
  return `export const LANGUAGES = ${JSON.stringify(named)}\nexport const load = { ${loaders.join(', ')} }`
}

function filesOf(lang: string): string[] {
  const names = readdirSync(`${FOLDER}/${lang}`).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.test(name))
  return names.sort().map((name) => `${FOLDER}/${lang}/${name}`)
}
