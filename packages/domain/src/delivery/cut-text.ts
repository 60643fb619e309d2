// Cuts a text that a destination cannot take in full.

/** Cuts a text to a number of UTF-16 units, never inside a surrogate pair. No provider's count of characters is higher. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = limit - 1
  if (end < 0) return ''
  return `${text.slice(0, isLowSurrogate(text.charCodeAt(end)) ? end - 1 : end)}…`
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
