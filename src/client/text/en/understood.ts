// The preview of a sentence while the diner speaks.

import { list } from './locale.ts'

export const understood = {
  title: 'Understood so far',
  /** The effect of the sentence on an existing order. */
  change: 'Changes your order to:',
  cancel: 'Deletes your order:',
  repeat: (name: string) => `The same as ${name}:`,
  sharedByAll: 'Shared by everyone',
  sharedBy: (names: readonly string[]) => `Shared by ${list(names)}`,
} as const
