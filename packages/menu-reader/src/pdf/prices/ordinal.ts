// Reads a dish's number on the menu: "12.", "25(A)", "80A.", "N4."; if all dishes have one, also a bare "85" or "12a".

const marked = /^\s*(?:\p{Lu}{1,2}[-.]?)?(\d{1,4})\s?(?:\([a-z]\)[.)]?|[a-z]?[.)])[\s\t]*(?=[^\p{N}–—-])/iu
const bare = /^\s*(\d{1,4})[a-z]?[\s\t]+(?=\p{L})/u

export function ordinalOf(text: string): number | null {
  const found = marked.exec(text) ?? bare.exec(text)
  return found ? Number(found[1]) : null
}

/** Whether a text begins with a number and a mark, which cannot be a quantity. */
export function hasOrdinal(text: string): boolean {
  return marked.test(text)
}

/** `isNumbered`: all dishes have numbers, so a bare number is not part of the name. */
export function withoutOrdinal(text: string, isNumbered: boolean): string {
  const plain = text.replace(/^#\d+\s*/, '').replace(marked, '')
  return isNumbered ? plain.replace(bare, '') : plain
}
