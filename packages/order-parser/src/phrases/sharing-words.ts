// The words of sharing a dish. sharing.ts finds the phrases.

import type { Token } from '../words/tokens.ts'

export const sharingVerbs: ReadonlySet<string> = new Set([
  ...['share', 'split', 'sharing', 'splitting', 'shares', 'splits'],
])

/** Without one of these words no phrase shares a dish. */
const sharingWords = new Set([
  ...sharingVerbs,
  'shared',
  'everyone',
  'everybody',
  'table',
  'all',
  'between',
  'among',
])

export function isSharingWord(word: string): boolean {
  return sharingWords.has(word)
}

/** Whether a sentence may share a dish: most do not. */
export function mentionsSharing(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => isSharingWord(word))
}
