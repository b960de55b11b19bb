/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { CODES, languages, said } from './languages'

const server = process.env.KINGCRAFT_SERVER ?? 'http://127.0.0.1:8000'

/** Few files rather than many small ones: a first visit asks for the page, its words and its pieces, a table for two more.
 * What a group matches takes along all it needs, unless a group of higher priority has it. */
const groups = [
  { name: 'page', test: /src\/main\.ts|src\/lib\/[^/]+$/, priority: 3 },
  {
    name: 'table',
    test: /src\/pages\/TablePage|src\/table\/|src\/learn\/(Coach|Lesson)Bar|src\/games\/any\/|content\/rules\.json|node_modules\/uqr/,
    priority: 2,
  },
  { name: 'kingsburg', test: /src\/games\/kingsburg\//, priority: 1 },
  { name: 'kingdom-builder', test: /src\/games\/kingdom-builder\//, priority: 1 },
  { name: 'more', test: /src\/(pages|learn|lookback)\//, priority: 0 },
]

/** The fonts that every language needs: asked for with the page, not when its first words are drawn. */
const FONTS = /alegreya(-sans)?-latin-\d+-normal/

/** What `src/boot.js` says, from the same files as every other word. */
function bootWords(): string {
  return JSON.stringify(
    Object.fromEntries(
      CODES.map((lang) => [lang, { ...said(lang, 'web', 'web-boot-'), ...said(lang, 'web', 'web-slow') }]),
    ),
  )
}

/** What the page says before its words are there, in every language. */
function shell(): Plugin {
  const each = (make: (word: (id: string) => string, lang: string) => string): string =>
    CODES.map((lang) => make((id) => said(lang, 'web', id)[id]!, lang)).join(' · ')
  return {
    name: 'shell',
    transformIndexHtml: (html) =>
      html
        .replace(
          '__SLOW__',
          each((word, lang) => `<span lang="${lang}">${word('web-slow')}</span>`),
        )
        .replace(
          '__LATE__',
          each(
            (word, lang) =>
              `<span lang="${lang}">${word('web-boot-late')} <a href="">${word('web-boot-late-reload')}</a></span>`,
          ),
        )
        .replace(
          '__SCRIPT__',
          each((word, lang) => `<span lang="${lang}">${word('web-boot-script')}</span>`),
        ),
  }
}

/** The style after the first picture, which brings its own: a browser shows nothing of what stands below a style that is on its way. */
function styleBelow(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  return links.reduce((rest, link) => rest.replace(link, ''), html).replace('</body>', `${links.join('')}\n  </body>`)
}

/** A script of its own that sees to it that the page arrives, before everything else; and the fonts. */
function arrival(): Plugin {
  let boot = ''
  return {
    name: 'arrival',
    apply: 'build',
    buildStart() {
      boot = this.emitFile({
        type: 'asset',
        name: 'boot.js',
        source: readFileSync('src/boot.js', 'utf-8').replace('__WORDS__', bootWords()),
      })
    },
    generateBundle: {
      order: 'pre',
      handler() {
        boot = this.getFileName(boot)
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => FONTS.test(name))
        const tags: HtmlTagDescriptor[] = fonts.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${name}` },
          injectTo: 'head',
        }))
        return {
          html: styleBelow(
            html.replace('<script type="module"', `<script async src="./${boot}"></script>\n    <script type="module"`),
          ),
          tags,
        }
      },
    },
  }
}

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [languages(), svelte(), shell(), arrival()],
  build: {
    outDir: process.env.KC_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}))
