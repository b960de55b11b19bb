/** Puts a text on the clipboard; pages without TLS have no clipboard of their own, so the old way is tried too. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
