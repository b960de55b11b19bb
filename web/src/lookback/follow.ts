/** Following a look back from before anybody asks for it to its end: everybody who has the game before them sees the same. */
import { api, Refused } from '../lib/api'
import { notify } from '../lib/notice.svelte'
import { beSomebody } from '../lib/person.svelte'
import type { LookBack } from '../lib/protocol'

/** Milliseconds between two looks while it is worked out, and while nobody has asked for it. */
const SOON = 1000
const LATER = 3000

/** Asks for it, if nobody has; null, and a word why, where that is refused. */
export async function askFor(id: string): Promise<LookBack | null> {
  try {
    await beSomebody()
    return await api.askLookBack(id)
  } catch (error) {
    if (error instanceof Refused) notify(error.message, { bad: true })
    return null
  }
}

/** Tells what is known of it, again and again until it is done; call what comes back to hear no more. */
export function follow(id: string, hear: (look: LookBack) => void): () => void {
  let timer = 0
  let gone = false

  async function look(): Promise<void> {
    try {
      const news = document.hidden ? null : await api.lookBack(id)
      if (gone) return
      if (news) hear(news)
      if (news?.state !== 'done') again(news && ['waiting', 'begun'].includes(news.state) ? SOON : LATER)
    } catch (error) {
      // Where nobody can look back, asking again would not help; a line that broke may come back.
      if (!gone && !(error instanceof Refused)) again(LATER)
    }
  }

  function again(after: number): void {
    timer = window.setTimeout(() => void look(), after)
  }

  void look()
  return () => {
    gone = true
    clearTimeout(timer)
  }
}
