/** A table against two bots of one level, begun at once. */
import { api } from '../lib/api'
import { beSomebody } from '../lib/person.svelte'
import { openSalt } from '../lib/promise'

export async function sitDown(game: string, level: string, options: Record<string, string> = {}): Promise<string> {
  await beSomebody()
  const bot = { kind: 'bot', level } as const
  const { match, you } = await api.open({
    game,
    seats: [{ kind: 'me' }, bot, bot],
    options,
    listed: false,
    hints: true,
  })
  await api.start(match.id, { salt: openSalt(match, you.seats) })
  return match.id
}
