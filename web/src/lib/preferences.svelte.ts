/** What one may set for oneself, kept by the browser. */
import { remember, remembered } from './memory'

export type Theme = 'auto' | 'light' | 'dark'
export type Pace = 'off' | 'quick' | 'calm' | 'slow'

/** The least time between two moves of others, in milliseconds. */
export const PACES: Record<Pace, number> = { off: 0, quick: 250, calm: 700, slow: 1400 }

class Preferences {
  theme = $state<Theme>((remembered('theme') as Theme | null) ?? 'auto')
  pace = $state<Pace>((remembered('pace') as Pace | null) ?? 'calm')
  sound = $state(remembered('sound') !== 'off')
  letters = $state(remembered('letters') === 'on')
  /** Great moments are played as a scene. */
  scenes = $state(remembered('scenes') !== 'off')
  worth = $state(remembered('worth') !== 'off')
  /** The only possible move is played for us; the server is told. */
  forced = $state(remembered('forced') !== 'off')
}

export const preferences = new Preferences()

const darkness = matchMedia('(prefers-color-scheme: dark)')
export const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/** Puts the theme on the page. */
export function showTheme(): void {
  const dark = preferences.theme === 'dark' || (preferences.theme === 'auto' && darkness.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

/** Keeps page and browser memory in step with the choices. */
export function keepPreferences(): void {
  darkness.addEventListener('change', showTheme)
  $effect.root(() => {
    $effect(() => {
      showTheme()
      remember('theme', preferences.theme)
      remember('pace', preferences.pace)
      remember('sound', preferences.sound ? 'on' : 'off')
      remember('letters', preferences.letters ? 'on' : 'off')
      remember('scenes', preferences.scenes ? 'on' : 'off')
      remember('worth', preferences.worth ? 'on' : 'off')
      remember('forced', preferences.forced ? 'on' : 'off')
    })
  })
}
