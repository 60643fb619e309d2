// Words that found no place, joined where they stand side by side.

import type { LostWords } from '../parsed-order.ts'
import type { Token } from '../words/tokens.ts'

/** `places` are stretches of tokens, end exclusive, in any order. */
export function lostWords(
  places: readonly (readonly [number, number])[],
  tokens: readonly Token[],
  transcript: string,
): LostWords[] {
  const spans = places
    .filter(([at, end]) => end > at)
    .map(([at, end]) => ({ at, end, start: tokens[at]?.start ?? 0, until: tokens[end - 1]?.end ?? 0 }))
    .sort((a, b) => a.at - b.at)
  const joined: { at: number; end: number; start: number; until: number }[] = []
  for (const span of spans) {
    const previous = joined.at(-1)
    if (previous && span.at <= previous.end) {
      previous.end = Math.max(previous.end, span.end)
      previous.until = Math.max(previous.until, span.until)
    } else joined.push({ ...span })
  }
  return joined.map(({ start, until }) => ({ text: transcript.slice(start, until), start, end: until }))
}
