/** Who we are: only a name, and a secret that the browser keeps. Made when first needed. */
import { api, keepToken, Refused, token } from './api'
import { remember, remembered } from './memory'
import { notify } from './notice.svelte'
import { preferences } from './preferences.svelte'
import type { Person } from './protocol'
import { t } from './words.svelte'

class Me {
  name = $state(remembered('name') ?? '')
  person = $state<string | null>(null)
}

export const me = new Me()

let becoming: Promise<void> | null = null

/** Makes sure that the server knows us, under the name we chose or a plain one. Who asks meanwhile gets the same answer: we are one person. */
export function beSomebody(): Promise<void> {
  becoming ??= become().finally(() => (becoming = null))
  return becoming
}

async function become(): Promise<void> {
  if (token()) {
    try {
      await settle(await api.me())
      return
    } catch (error) {
      // Only if the server does not know this secret any more do we begin anew; a busy or absent server must not cost us our name.
      if (!(error instanceof Refused) || error.refusal.id !== 'server-unproven') throw error
    }
  }
  const welcome = await api.newPerson(me.name || t('web-traveller'))
  keepToken(welcome.token)
  await settle(welcome)
}

/** Takes another name; a refusal is shown, and the old name stays. */
export async function callMe(name: string): Promise<void> {
  const before = me.name
  me.name = name
  try {
    await beSomebody()
    if (me.name !== name) await settle(await api.change({ name }))
  } catch (error) {
    me.name = before
    if (error instanceof Refused) notify(error.message, { bad: true })
  }
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
