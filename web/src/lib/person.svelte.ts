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
  /** How often this page became somebody else: what is shown is asked for anew. */
  changes = $state(0)
  /** Whom one was on this device before, and may become again. */
  earlier = $state.raw<Earlier[]>(readEarlier())
}

/** Somebody this device still has the secret of. */
export interface Earlier {
  name: string
  secret: string
}

/** Whose a secret is, and how many games they have. */
export interface Holder extends Earlier {
  person: string
  games: number
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

/** Whom a secret belongs to, as the server says; null if it knows nobody by it. Nothing is changed by asking. */
export async function holderOf(secret: string | null): Promise<Holder | null> {
  if (!secret || !/^[\w.-]{1,128}$/.test(secret)) return null
  try {
    const [{ person, name }, { matches }] = await Promise.all([api.me(secret), api.mine(secret)])
    return { secret, person, name, games: matches.length }
  } catch (error) {
    if (error instanceof Refused && error.refusal.id === 'server-unproven') return null
    throw error
  }
}

/** Plays as somebody else on this device from now on. Whom one was until now is kept. */
export function becomeAnother({ secret, name, person }: Holder, before: Holder | null): void {
  const others = me.earlier.filter((one) => one.secret !== secret && one.secret !== before?.secret)
  keepEarlier(before ? [...others, { name: before.name, secret: before.secret }] : others)
  keepToken(secret)
  remember('name', name)
  me.name = name
  me.person = person
  me.changes += 1
}

/** Gives up the way back to somebody. */
export function dropEarlier(secret: string): void {
  keepEarlier(me.earlier.filter((one) => one.secret !== secret))
}

function keepEarlier(earlier: Earlier[]): void {
  me.earlier = earlier
  remember('earlier', JSON.stringify(earlier))
}

function readEarlier(): Earlier[] {
  try {
    return JSON.parse(remembered('earlier') ?? '[]') as Earlier[]
  } catch {
    return []
  }
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
