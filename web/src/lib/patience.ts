/** How long a line may be silent before it is given up: longer where answers are slow to come, and twice as long after each time. */

/** The next step to the first word: an open socket (three or four times there and back, with encryption), then news. */
const FIRST = 15_000
/** Between two words of a line that answered. */
const SILENCE = 4_000
const MOST = 60_000
/** Who has been heard for so long is trusted again. */
const CALM = 20_000
/** How often it is asked whether anybody is there. */
export const PING = 1_500

export class Patience {
  private failures = 0
  /** The time there and back, smoothed, and how much it varies: as TCP measures its own. */
  private mean = 0
  private spread = 0
  private calmSince: number | null = null

  /** How long to wait for the first word of a line. */
  get first(): number {
    return this.grown(FIRST)
  }

  /** How long a line that answered may be silent. */
  get silence(): number {
    return this.grown(Math.max(SILENCE, PING + 2 * this.mean + 4 * this.spread))
  }

  /** An answer took so long. */
  measure(took: number, now: number): void {
    this.spread = this.mean ? this.spread + (Math.abs(took - this.mean) - this.spread) / 4 : took / 2
    this.mean = this.mean ? this.mean + (took - this.mean) / 8 : took
    this.calmSince ??= now
    if (now - this.calmSince > CALM) this.failures = 0
  }

  /** A line was given up: the next one gets twice the time. */
  fail(): void {
    this.failures += 1
    this.calmSince = null
  }

  /** The device is in another network: what was measured in the old one means nothing. */
  forget(): void {
    this.failures = this.mean = this.spread = 0
    this.calmSince = null
  }

  private grown(time: number): number {
    return Math.min(MOST, time * 2 ** this.failures)
  }
}
