/** All sheets of pieces, as text, by the names of their files: one script, fetched once. */
const files = import.meta.glob<string>('../../../src/kingcraft/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const SHEETS: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.svg$/g, ''), text]),
)
