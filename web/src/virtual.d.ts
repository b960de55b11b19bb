/** Made by `languages.ts` from the package's locales. */
declare module 'virtual:languages' {
  export const LANGUAGES: { code: string; name: string }[]
  export const load: Record<string, () => Promise<{ default: string }>>
}
