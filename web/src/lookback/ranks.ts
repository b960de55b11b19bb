/** A list of results that leaves ranks out. */

/** Whether ranks are left out before a result: not where some before it are equal and share a rank. */
export function isAfterGap(results: { rank: number }[], index: number): boolean {
  const [before, here] = [results[index - 1], results[index]]
  return !!before && !!here && here.rank > index + 1 && here.rank > before.rank + 1
}
