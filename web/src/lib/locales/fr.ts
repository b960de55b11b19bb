const files = import.meta.glob<string>(['../../../../src/kingcraft/locales/fr/*.ftl', '!**/rules-*.ftl', '!**/lessons-*.ftl'], { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
