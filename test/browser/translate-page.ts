// A browser's translation of a page, as far as the page notices it: text nodes make way for `<font><font>copy</font></font>`,
// now and after each change. The copy has the same words, so a test still finds them.

/** How the text node makes way. Chrome and Edge replace it; extensions also move it into the new element. */
export type Translation = 'replaces' | 'inserts-first' | 'removes-first' | 'moves'

/** An init script, so it uses nothing from outside. Returns a function that ends the translation. */
export function translatePage(how: Translation): () => void {
  const skipped = 'font, script, style, textarea, svg, [translate=no]'
  const observer = new MutationObserver(translate)
  const start = () => {
    translate()
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.body) start()
  else document.addEventListener('DOMContentLoaded', start)
  return () => observer.disconnect()

  function translate() {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text
      if (text.data.trim() && !text.parentElement?.closest(skipped)) texts.push(text)
    }
    for (const text of texts) makeWay(text)
    observer.takeRecords()
  }

  function makeWay(text: Text) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    // As in Chrome, the page is rearranged by other functions than those that the page's scripts may have replaced.
    if (how === 'moves') {
      text.before(outer)
      inner.append(text)
      return
    }
    inner.append(text.data)
    const { parentNode, nextSibling } = text
    if (how === 'replaces') text.replaceWith(outer)
    if (how === 'inserts-first') {
      text.before(outer)
      text.remove()
    }
    if (how === 'removes-first') {
      text.remove()
      if (nextSibling) (nextSibling as ChildNode).before(outer)
      else (parentNode as Element).append(outer)
    }
  }
}
