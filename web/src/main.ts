import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { showArt } from './games'
import { keepPreferences, showTheme } from './lib/preferences.svelte'
import { firstLanguage, words } from './lib/words.svelte'

document.documentElement.dataset.begun = ''
showTheme()
await Promise.all([words.speak(firstLanguage()), showArt('any')])
keepPreferences()
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
