// The key of one intent: pressed again with the same content it is the same intent, so nothing is created twice.

import { randomKey } from '../device/random-key.ts'

export interface KeptKey {
  /** The key for this content: the same until the content changes or `isDone`. */
  for(content: unknown): string
  /** It was created: the next press is a new intent. */
  isDone(): void
}

interface Kept {
  readonly content: string
  readonly key: string
}

/** Where a key is kept. One that outlives a reload lets the press after it be the same intent still. */
export interface KeyShelf {
  read(): Kept | null
  write(kept: Kept | null): void
}

export function keptKey(shelf: KeyShelf = pageShelf()): KeptKey {
  return {
    for(content) {
      const text = JSON.stringify(content)
      const kept = shelf.read()
      if (kept?.content === text) return kept.key
      const key = randomKey()
      shelf.write({ content: text, key })
      return key
    },
    isDone: () => shelf.write(null),
  }
}

function pageShelf(): KeyShelf {
  let kept: Kept | null = null
  return {
    read: () => kept,
    write(next) {
      kept = next
    },
  }
}
