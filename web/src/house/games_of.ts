/** How many games somebody has, for the words: the server lists fifty at most. */
const MOST = 50

export function gamesOf({ games }: { games: number }): { count: number; games: string } {
  return { count: games, games: games < MOST ? String(games) : `${MOST}+` }
}
