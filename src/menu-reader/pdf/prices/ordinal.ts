// The number that a dish has on the menu: "12.", "25(A)", "80A.", "N4."; and, where all are numbered, a bare "85" or "12a".

const marked = /^\s*(?:\p{Lu}{1,2}[-.]?)?(\d{1,4})\s?(?:\([a-z]\)[.)]?|[a-z]?[.)])[\s\t]*(?=\P{N})/iu
const bare = /^\s*(\d{1,4})[a-z]?[\s\t]+(?=\p{L})/u

/** The number that a text begins with, or null. */
export function ordinalOf(text: string): number | null {
  const found = marked.exec(text) ?? bare.exec(text)
  return found ? Number(found[1]) : null
}

/** Whether a text begins with a number that has a mark of its own, and so cannot count anything. */
export function hasOrdinal(text: string): boolean {
  return marked.test(text)
}

/** `isNumbered`: all dishes are, so that a bare number is no part of a name either. */
export function withoutOrdinal(text: string, isNumbered: boolean): string {
  const plain = text.replace(/^#\d+\s*/, '').replace(marked, '')
  return isNumbered ? plain.replace(bare, '') : plain
}
