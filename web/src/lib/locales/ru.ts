/** What the page says at a table; the rest is fetched where it is said, or said by the command line alone. */
const files = import.meta.glob<string>(['../../../../src/kingcraft/locales/ru/*.ftl', '!../../../../src/kingcraft/locales/ru/rules-*.ftl', '!../../../../src/kingcraft/locales/ru/lessons-*.ftl', '!../../../../src/kingcraft/locales/ru/look-back.ftl', '!../../../../src/kingcraft/locales/ru/arena.ftl', '!../../../../src/kingcraft/locales/ru/cli.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
