// The messages between the server and a reader process.

import type { FieldProblem } from '@tablemate/contract/problem.ts'
import type { PreparedImport } from '../menu/queries.ts'
import type { FileReading, MenuFile } from './read-file.ts'

/** The input of a reader process, and the kind of its result. */
export interface ReaderTask extends MenuFile {
  readonly result: 'preview' | 'import'
  /** Whether text is recognised in pictures, which takes many times longer than reading. */
  readonly isRecognised: boolean
}

export type ReaderResult =
  | Preview
  | ImportResult
  | Extract<FileReading, { kind: 'unreadable' }>
  | { readonly kind: 'too-much' }

export interface Preview {
  readonly kind: 'preview'
  /** The JSON of the whole reply, in UTF-8: the server only forwards it. */
  readonly reply: Uint8Array
}

export type ImportResult =
  | ({ readonly kind: 'import' } & PreparedImport)
  | {
      readonly kind: 'refused'
      readonly problem: 'invalid' | 'menu-rows-refused' | 'too-many-menu-items'
      readonly fields?: Record<string, FieldProblem>
    }

/** The preview must be repeated with `isRecognised`. */
export interface NeedsRecognition {
  readonly kind: 'needs-recognition'
  /** The preview of what can be read without, null if that has no dishes. */
  readonly instead: ReaderResult | null
  /** Only pictures that may be headings would be recognised: not worth waiting for. */
  readonly isForHeadings: boolean
}

/** A reader's result, or the fault that ended it, without words from the file. */
export type ReaderMessage =
  | ReaderResult
  | NeedsRecognition
  | { readonly kind: 'fault'; readonly fault: object }
  /** The task took long while others were waiting. */
  | { readonly kind: 'gives-way' }

/** Tells a result or fault from progress. */
export function isReaderMessage(message: unknown): message is ReaderMessage {
  return typeof message === 'object' && message !== null && 'kind' in message
}

/** Sent to a reader process: from then on its task has less time. */
export const othersWait = 'others-wait'
