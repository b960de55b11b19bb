/** A list of results that leaves ranks out. */

/** Whether ranks are left out before a result: not where some before it are equal and share a rank. */
export function isAfterGap(results: { rank: number }[], index: number): boolean {
  const { rank } = results[index]
  return index > 0 && rank > index + 1 && rank > results[index - 1].rank + 1
}
