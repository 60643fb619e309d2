// The messages between the server and a reader process, except the file itself.

import type { FileDoubt } from '#menu-reader/menu-reading.ts'
import type { FileReading } from './read-file.ts'

/** Dishes as JSON text. Parsing a big menu would block the server, and a preview only forwards the text. */
export interface ReadDishes {
  readonly kind: 'read'
  /** The JSON of a list of ReadItem, in UTF-8. */
  readonly items: Uint8Array
  readonly doubts: readonly FileDoubt[]
}

export type ReaderResult = ReadDishes | Extract<FileReading, { kind: 'unreadable' }> | { kind: 'too-much' }

/** A reader's result, or the fault that ended it, without words from the file. */
export type ReaderMessage =
  | ReaderResult
  | { readonly kind: 'fault'; readonly fault: object }
  /** The file took long while others were waiting. */
  | { readonly kind: 'gives-way' }

/** Sent to a reader process: from then on its file has less time. */
export const othersWait = 'others-wait'
