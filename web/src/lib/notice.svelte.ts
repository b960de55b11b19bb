/** Short notices at the edge of the page, and words for those who listen instead of looking. */
export interface Notice {
  key: number
  text: string
  section: string
  bad: boolean
}

class Notices {
  list = $state<Notice[]>([])
  spoken = $state('')
}

export const notices = new Notices()
let key = 0

/** Shows a notice for a while. */
export function notify(text: string, { bad = false, section = '' } = {}): void {
  if (notices.list.some((notice) => notice.text === text)) return
  const notice = { key: ++key, text, section, bad }
  notices.list = [...notices.list.slice(-2), notice]
  setTimeout(() => dismiss(notice.key), 5000 + text.length * 40)
}

export function dismiss(which: number): void {
  notices.list = notices.list.filter((notice) => notice.key !== which)
}

/** Speaks to screen readers. */
export function announce(text: string): void {
  notices.spoken = text
}
