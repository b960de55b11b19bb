/** Soldier tokens in their order, each left or used. */
export interface Token {
  value: number
  used: boolean
}

export function spread(all: number[], left: number[]): Token[] {
  const rest = [...left]
  return all.map((value) => {
    const at = rest.indexOf(value)
    if (at >= 0) rest.splice(at, 1)
    return { value, used: at < 0 }
  })
}
