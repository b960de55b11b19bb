/** Since when somebody waits: from opening the page, over all that makes one wait, until something was there for a while. */

/** How long until a word is said. */
const LONG = 5000
/** A pause so short is none. */
const BREATH = 1000

export class Waited {
  /** Whoever opens the page waits from that moment. */
  private began = 0
  private ended = 0

  /** Somebody begins to wait, or goes on waiting; gives how long until a word is said. */
  begin(now: number): number {
    if (now - this.ended > BREATH) this.began = now
    return Math.max(0, this.began + LONG - now)
  }

  /** What was waited for is there, perhaps to be followed by the next. */
  end(now: number): void {
    this.ended = now
  }
}

export const waited = new Waited()
