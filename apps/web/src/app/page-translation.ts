// Lets React change a page that the browser translates. Chrome and Edge replace each text node by `<font>` elements with the
// translation. React goes on writing to its own text node, which is no longer in the page, so an old amount stays visible; and
// it fails when it removes that node, or inserts something before it. So before React touches a text node, it is put back in
// place of its translation. The browser then translates the new text.

/** By text node of React's: the translation that replaced it. */
const translations = new WeakMap<Node, Element>()
/** The text nodes that a translation replaced, in the order of the page. Some translations combine several. */
const originals = new WeakMap<Element, Text[]>()

let observer: MutationObserver

/** Called once, before React renders. */
export function followPageTranslation(): void {
  observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  const { appendChild, insertBefore, removeChild } = Node.prototype
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      restore(node)
      return unobserved(() => appendChild.call(this, node))
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      restore(node)
      if (before) restore(before, this)
      // The page may lack the reference, because something else has removed it.
      const reference = before?.parentNode === this ? before : null
      return unobserved(() => insertBefore.call(this, node, reference))
    },
    removeChild(this: Node, node: Node) {
      restore(node, this)
      return node.parentNode === this ? unobserved(() => removeChild.call(this, node)) : node
    },
  })
}

/** Makes a change of React's, which is no translation. Earlier changes have been noted. */
function unobserved(change: () => Node): Node {
  const changed = change()
  observer.takeRecords()
  return changed
}

/** Whether the browser has translated a part of the element. */
export function isTranslated(element: Element): boolean {
  return element.querySelector('font') !== null
}

function note(records: readonly MutationRecord[]): void {
  for (const [index, record] of records.entries()) {
    if (record.type === 'characterData') putBack(record.target)
    for (const node of record.removedNodes) {
      const translation = node instanceof Text && findTranslation(record, records[index + 1])
      if (translation) noteTranslation(node, translation)
    }
  }
}

/** Inserted with the same call, before or after the text was removed. */
function findTranslation(removal: MutationRecord, next: MutationRecord | undefined): Element | undefined {
  const { addedNodes, previousSibling, nextSibling } = removal
  const isFree = (node: Node | null): node is Element => isFont(node) && !originals.has(node)
  const insertedNext = next?.target === removal.target ? [...next.addedNodes] : []
  return (
    [...addedNodes].find(isFont) ??
    [previousSibling, ...insertedNext, nextSibling].find(isFree) ??
    [previousSibling, nextSibling].find(isFont)
  )
}

function noteTranslation(text: Text, translation: Element): void {
  translations.set(text, translation)
  originals.set(translation, [...(originals.get(translation) ?? []), text])
  // The observer of the page does not see a node outside of it.
  observer.observe(text, { characterData: true })
}

/** Puts a node back where React left it, within `parent` if that is known. */
function restore(node: Node, parent?: Node): void {
  note(observer.takeRecords())
  if (node.parentNode === parent) return
  putBack(node)
  // The translation has moved the node into its own element.
  if (!parent?.contains(node)) return
  while (node.parentNode !== parent) {
    const wrapper = node.parentNode as Element
    wrapper.replaceWith(...wrapper.childNodes)
  }
}

function putBack(node: Node): void {
  const translation = translations.get(node)
  const texts = translation && originals.get(translation)
  if (!texts) return
  translation.replaceWith(...texts)
  originals.delete(translation)
  for (const text of texts) translations.delete(text)
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT'
}
