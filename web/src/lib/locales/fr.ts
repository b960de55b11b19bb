/** What the page says at a table; the rest is fetched where it is said, or said by the command line alone. */
const files = import.meta.glob<string>(['../../../../src/kingcraft/locales/fr/*.ftl', '!../../../../src/kingcraft/locales/fr/rules-*.ftl', '!../../../../src/kingcraft/locales/fr/lessons-*.ftl', '!../../../../src/kingcraft/locales/fr/look-back.ftl', '!../../../../src/kingcraft/locales/fr/arena.ftl', '!../../../../src/kingcraft/locales/fr/cli.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
