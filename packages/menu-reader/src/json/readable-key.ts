// Turns a JSON key into text that people read.

/** "small_cup" and "smallCup" become "Small cup". */
export function readable(key: string): string {
  const text =
    /[\s\p{Lu}]/u.test(key.slice(1)) && /\s/.test(key)
      ? key
      : key
          .replace(/_+|-+/g, ' ')
          .replace(/(\p{Ll}|\d)(\p{Lu})(?=\p{Ll})/gu, (_, a, b) => `${a} ${b.toLowerCase()}`)
  const trimmed = text.trim()
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
}
