// What the server and a process that reads a menu file tell each other, beside the file itself.

import type { FileDoubt } from '#menu-reader/menu-reading.ts'
import type { FileReading } from './read-file.ts'

/** Dishes as JSON text: parsing those of a big menu would hold up everybody else, and a preview only passes them on. */
export interface ReadDishes {
  readonly kind: 'read'
  /** A list of ReadItem, UTF-8. */
  readonly items: Uint8Array
  readonly doubts: readonly FileDoubt[]
}

export type ReaderResult = ReadDishes | Extract<FileReading, { kind: 'unreadable' }> | { kind: 'too-much' }

/** What it read, or the fault that ended it, without words of the file. */
export type ReaderMessage =
  | ReaderResult
  | { readonly kind: 'fault'; readonly fault: object }
  /** It took long, and others wait. */
  | { readonly kind: 'gives-way' }

/** Told to the process: from then on its file has less time. */
export const othersWait = 'others-wait'
