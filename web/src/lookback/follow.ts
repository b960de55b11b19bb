/** Following a look back from before anybody asks for it to its end: everybody who has the game before them sees the same. */
import { api } from '../lib/api'
import type { LookBack } from '../lib/protocol'

/** Milliseconds between two looks while it is worked out, and while nobody has asked for it. */
const SOON = 1000
const LATER = 3000

/** Tells what is known of it, again and again until it is done; call what comes back to hear no more. */
export function follow(id: string, hear: (look: LookBack) => void): () => void {
  let timer = 0
  let gone = false

  async function look(): Promise<void> {
    try {
      const news = document.hidden ? null : await api.lookBack(id)
      if (gone) return
      if (news) hear(news)
      if (news?.state !== 'done') timer = window.setTimeout(look, news && ['waiting', 'begun'].includes(news.state) ? SOON : LATER)
    } catch {
      // A game that nobody can look back at, or no line: asking again would not help.
    }
  }

  void look()
  return () => {
    gone = true
    clearTimeout(timer)
  }
}
