const files = import.meta.glob<string>(['../../../../src/kingcraft/locales/ru/*.ftl', '!../../../../src/kingcraft/locales/ru/rules-*.ftl', '!../../../../src/kingcraft/locales/ru/lessons-*.ftl', '!../../../../src/kingcraft/locales/ru/look-back.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
