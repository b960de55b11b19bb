/** Who we are: only a name, and a secret that the browser keeps. Made when first needed. */
import { api, keepToken, token } from './api'
import { remember, remembered } from './memory'
import { preferences } from './preferences.svelte'
import type { Person } from './protocol'
import { t } from './words.svelte'

class Me {
  name = $state(remembered('name') ?? '')
  person = $state<string | null>(null)
}

export const me = new Me()

/** Makes sure that the server knows us, under the name we chose or a plain one. */
export async function beSomebody(): Promise<void> {
  if (token()) {
    try {
      const person = await api.me()
      await settle(person)
      return
    } catch {
      // The server does not know this secret any more: begin anew.
    }
  }
  const welcome = await api.newPerson(me.name || t('web-traveller'))
  keepToken(welcome.token)
  await settle(welcome)
}

/** Takes another name. */
export async function callMe(name: string): Promise<void> {
  me.name = name
  remember('name', name)
  if (token()) await api.change({ name })
  else await beSomebody()
}

/** Has the only possible move played for us, or not any more: here and in matches to come. */
export async function playForced(forced: boolean): Promise<void> {
  preferences.forced = forced
  if (token()) await api.change({ forced })
}

async function settle({ person, name, forced }: Person): Promise<void> {
  me.person = person
  me.name = name
  remember('name', name)
  if (forced !== preferences.forced) await api.change({ forced: preferences.forced })
}

/** Our share in the dice: 16 bytes of the browser's own random numbers. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
