const files = import.meta.glob<string>(['../../../../src/kingcraft/locales/fr/*.ftl', '!../../../../src/kingcraft/locales/fr/rules-*.ftl', '!../../../../src/kingcraft/locales/fr/lessons-*.ftl', '!../../../../src/kingcraft/locales/fr/look-back.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
