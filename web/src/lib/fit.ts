/** Makes words fit their place: a little smaller first, then in two lines. Packs and languages bring names of any length. */
import type { Attachment } from 'svelte/attachments'

/** How small words may become before they take a second line; a single word rather shrinks than breaks. */
const LEAST = { words: 0.8, word: 0.68 }

function fit(node: HTMLElement): void {
  node.style.fontSize = ''
  node.classList.remove('two-lines')
  const share = Math.min(node.clientWidth / node.scrollWidth, (node.clientHeight + 1) / node.scrollHeight)
  if (!(share < 1)) return
  const least = /\s/.test(node.textContent.trim()) ? LEAST.words : LEAST.word
  const size = parseFloat(getComputedStyle(node).fontSize)
  node.classList.toggle('two-lines', share < least)
  shrink(node, size * Math.max(least, share - 0.01), size * least)
}

/** Letters do not shrink in proportion: where words do not fit yet, a little more. */
function shrink(node: HTMLElement, size: number, least: number): void {
  node.style.fontSize = `${size.toFixed(2)}px`
  if (node.scrollWidth > node.clientWidth && size > least) shrink(node, Math.max(least, size - 0.25), least)
}

/** Keeps an element's words within it, whenever its width or its words change. */
export const fits: Attachment<HTMLElement> = (node) => {
  let wide = -1
  const sized = new ResizeObserver(() => {
    if (node.clientWidth === wide) return
    wide = node.clientWidth
    fit(node)
  })
  const told = new MutationObserver(() => fit(node))
  sized.observe(node)
  told.observe(node, { characterData: true, childList: true, subtree: true })
  void document.fonts.ready.then(() => fit(node))
  return () => {
    sized.disconnect()
    told.disconnect()
  }
}
