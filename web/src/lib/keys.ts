/** Keys by their place on the keyboard, so that they work in every layout. */

/** The code of a key pressed as a shortcut; empty while somebody types, holds a modifier, or has a sheet open. */
export function shortcut(event: KeyboardEvent): string {
  const target = event.target as HTMLElement
  const typing = ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
  const held = event.ctrlKey || event.metaKey || event.altKey
  return typing || held || event.defaultPrevented || document.querySelector('dialog[open]') ? '' : event.code
}
