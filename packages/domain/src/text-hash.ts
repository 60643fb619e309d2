// A hash of a text, the same on every device: to compare texts and to seed shuffles, not for security.

/** The 32-bit FNV-1a hash, 0 to 2³² − 1. Source: draft-eastlake-fnv, here over UTF-16 code units. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
