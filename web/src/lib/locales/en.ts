/** What the page says at a table; the rest is fetched where it is said, or said by the command line alone. */
const files = import.meta.glob<string>(['../../../../src/kingcraft/locales/en/*.ftl', '!../../../../src/kingcraft/locales/en/rules-*.ftl', '!../../../../src/kingcraft/locales/en/lessons-*.ftl', '!../../../../src/kingcraft/locales/en/look-back.ftl', '!../../../../src/kingcraft/locales/en/arena.ftl', '!../../../../src/kingcraft/locales/en/cli.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
