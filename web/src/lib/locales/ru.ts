const files = import.meta.glob<string>(['../../../../src/kingcraft/locales/ru/*.ftl', '!**/rules-*.ftl', '!**/lessons-*.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
