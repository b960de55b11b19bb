/** What somebody wants to know of a table before sitting down: clock, set-up, hints, in words. */
import type { ClockRules, House, Match } from '../lib/protocol'
import { knows, labelled, listing, t, wholeSpan } from '../lib/words.svelte'

export function factsOf(match: Match, house: House | null): string[] {
  const facts = [clockInWords(match.clock.rules)]
  const options = house?.games.find(({ name }) => name === match.game)?.options ?? []
  for (const { name, default: usual } of options) {
    const value = match.options[name] ?? usual
    if (value !== usual) facts.push(labelled(optionName(name), valueName(name, value)))
  }
  facts.push(t(match.hints ? 'web-hints-allowed' : 'web-hints-none'))
  return facts
}

export function clockInWords({ kind, seconds, increment }: ClockRules): string {
  if (kind === 'none') return t('web-clock-is-none')
  if (kind === 'move') return t('web-clock-is-move', { time: wholeSpan(seconds) })
  return t('web-clock-is-game', { time: wholeSpan(seconds), more: wholeSpan(increment) })
}

export function optionName(name: string): string {
  return knows(`web-option-${name}`) ? t(`web-option-${name}`) : name
}

/** The value of an option: its own word, a seat, or the pieces it names one after another. */
export function valueName(option: string, value: string): string {
  if (/^[A-E]$/.test(value)) return t('web-seat', { seat: value })
  if (knows(`web-option-${option}-${value}`)) return t(`web-option-${option}-${value}`)
  if (value === 'random') return t('web-random')
  if (option === 'pack') return value.split(' ')[0]!
  if (option === 'sets') return listing(value.split(' ').map(setName))
  if (knows(`web-set-up-${value}`)) return t(`web-set-up-${value}`)
  return listing(value.split(' ').map(pieceName))
}

function pieceName(text: string): string {
  const name = text.replace('/', '')
  const id = [`tile-${name}`, `card-${name}`].find(knows)
  return id ? t(id) : text
}

function setName(name: string): string {
  if (name === 'base') return t('set-base')
  return knows(`set-${name}`) ? t(`set-${name}`) : name
}
