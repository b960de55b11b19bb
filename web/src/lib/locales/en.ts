const files = import.meta.glob<string>(['../../../../src/kingcraft/locales/en/*.ftl', '!../../../../src/kingcraft/locales/en/rules-*.ftl', '!../../../../src/kingcraft/locales/en/lessons-*.ftl', '!../../../../src/kingcraft/locales/en/look-back.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
