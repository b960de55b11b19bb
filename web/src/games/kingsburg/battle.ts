/** The chances of battle in words. */
import { alternatives, percent, t } from '../../lib/words.svelte'
import type { Odds, Recruit } from './view'

/** How the battle would go as it stands, and with which soldier tokens. */
export function oddsNow(odds: Odds): string {
  return withTokens(odds, t('web-kingsburg-odds', shares(odds)))
}

/** How it would go with some soldiers more. */
export function oddsWith(odds: Recruit): string {
  return withTokens(odds, t('web-kingsburg-odds-with', { count: odds.soldiers, ...shares(odds) }))
}

/** The number beside a bar: the chance of victory; where there is none, that of a draw, which is no defeat. */
export function headline({ win, draw }: Odds): string {
  return win === 0 && draw > 0 ? t('web-kingsburg-odds-draw', { share: percent(draw) }) : percent(win)
}

function shares({ win, draw, lose }: Odds): { win: string; draw: string; lose: string } {
  return { win: percent(win), draw: percent(draw), lose: percent(lose) }
}

function withTokens({ tokens }: Odds, odds: string): string {
  return tokens?.length ? t('web-kingsburg-odds-token', { odds, tokens: alternatives(tokens.map(String)) }) : odds
}
