/* Sees to it that the page arrives. It depends on nothing: it is here when a script, the style or a later part of the
   page is not. A part that is missing is asked for again by loading the page anew, since browsers remember for as long as a
   page lives that a script did not come. What is there is in the browser's store by then; where one was is in the address. */
;(() => {
  const WORDS = __WORDS__
  const PAUSES = [1000, 3000, 9000]
  const CALM = 30000
  const LONG = 5000
  const KEY = 'kingcraft.arrival'
  let missing = false

  const words =
    WORDS[
      [read(localStorage, 'kingcraft.lang'), ...navigator.languages]
        .map((lang) => (lang || '').split('-')[0])
        .find((lang) => lang in WORDS) || 'en'
    ]

  function read(store, key) {
    try {
      return store.getItem(key)
    } catch {
      return null
    }
  }

  function write(count) {
    try {
      sessionStorage.setItem(KEY, count)
      return true
    } catch {
      return false
    }
  }

  function again(count) {
    write(count)
    location.reload()
  }

  /** A part did not come: a few times the page tries by itself, with growing pauses; then it says so. */
  function miss() {
    if (missing) return
    missing = true
    document.documentElement.dataset.lost = ''
    const count = Number(read(sessionStorage, KEY) || 0)
    if (count < PAUSES.length && write(count)) {
      say(words['web-boot-again'])
      setTimeout(() => again(count + 1), PAUSES[count])
    } else say(words['web-boot-lost'], words['web-boot-reload'])
  }

  /** The page may be unstyled, or not there at all: the words bring their own look. */
  function say(text, label) {
    const box = document.createElement('div')
    box.setAttribute('role', 'alert')
    box.dataset.missing = ''
    box.popover = 'manual'
    box.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:1000;box-sizing:border-box;width:auto;margin:0;border:0;display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;justify-content:center;padding:16px 20px;background:#f3eadb;color:#2b2622;font:700 1.1rem/1.4 "Alegreya Sans","Segoe UI",system-ui,sans-serif;box-shadow:0 -4px 18px rgb(20 12 6 / 35%)'
    box.append(Object.assign(document.createElement('span'), { textContent: text }))
    if (label) {
      const button = Object.assign(document.createElement('button'), { textContent: label, onclick: () => again(0) })
      button.style.cssText =
        'min-height:44px;padding:8px 22px;border:0;border-radius:6px;background:#b98a2e;color:#231d16;font:inherit;cursor:pointer'
      box.append(button)
    }
    raise(box)
    new MutationObserver(() => raise(box)).observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    })
  }

  /** Above everything, and within the dialog that is open, since a dialog keeps all that is outside it from being pressed. */
  function raise(box) {
    const host = [...document.querySelectorAll('dialog:modal')].filter((one) => one.isConnected).pop() || document.body
    if (box.parentNode === host) return
    host.append(box)
    if (box.showPopover) box.showPopover()
  }

  /** The first picture says that the line is slow, counted from the opening of the page and in one language. */
  function tell() {
    const slow = document.querySelector('.splash .slow')
    if (!slow || missing) return
    slow.textContent = words['web-slow']
    slow.style.visibility = 'visible'
  }

  function check() {
    const styled = getComputedStyle(document.documentElement).getPropertyValue('--parchment') !== ''
    if (!styled || !('begun' in document.documentElement.dataset)) miss()
    else setTimeout(() => missing || write(0), CALM)
  }

  addEventListener('vite:preloadError', miss)
  addEventListener('load', check)
  setTimeout(tell, Math.max(0, LONG - performance.now()))
})()
