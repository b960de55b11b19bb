import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { showArt } from './games'
import { keepPreferences, showTheme } from './lib/preferences.svelte'
import { waited } from './lib/waited'
import { firstLanguage, words } from './lib/words.svelte'

document.documentElement.dataset.begun = ''
// What is missed before boot.js is here must not be missed by it.
addEventListener('vite:preloadError', () => delete document.documentElement.dataset.begun)
showTheme()
await Promise.all([words.speak(firstLanguage()), showArt('any')])
keepPreferences()
if (!styled() && document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done))
if (styled()) show()

/** Without its look the page is unreadable: the first picture stays, and boot.js says what is amiss. */
function styled(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--parchment') !== ''
}

function show(): void {
  const target = document.getElementById('app')!
  target.replaceChildren()
  waited.end(performance.now())
  mount(App, { target })
}
