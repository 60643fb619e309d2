// The key of one intent: pressed again with the same content it is the same intent, so nothing is created twice.

import { randomKey } from '../device/random-key.ts'

export interface KeptKey {
  /** The key for this content: the same until the content changes or `isDone`. */
  for(content: unknown): string
  /** It was created: the next press is a new intent. */
  isDone(): void
}

export function keptKey(): KeptKey {
  let kept: { readonly content: string; readonly key: string } | null = null
  return {
    for(content) {
      const text = JSON.stringify(content)
      if (kept?.content !== text) kept = { content: text, key: randomKey() }
      return kept.key
    },
    isDone() {
      kept = null
    },
  }
}
