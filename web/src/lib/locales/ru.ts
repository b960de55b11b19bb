const files = import.meta.glob<string>('../../../../src/kingcraft/locales/ru/*.ftl', { query: '?raw', import: 'default', eager: true })
export default Object.values(files).join('\n')
