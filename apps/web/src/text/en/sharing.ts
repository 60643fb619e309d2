// Dishes that several members share: with whom, and the choice of those who share one.

import { list, plural } from './locale.ts'

export const sharedDish = {
  everyone: 'shared by everyone',
  /** The others, besides the member who ordered it. */
  with: (names: readonly string[]) => `shared with ${list(names)}`,
  /** Those who share it, if the member who ordered it does not. */
  by: (names: readonly string[]) =>
    plural(names.length, { one: `for ${list(names)}`, other: `shared by ${list(names)}` }),
} as const

export const sharing = {
  share: 'Share',
  shareThis: 'Share this',
  takeMeOff: 'Take me off',
  change: 'Change',
  /** A button's accessible name, where several buttons have the same label. */
  labelFor: (action: string, dish: string) => `${action}: ${dish}`,
  question: (dish: string) => `Who shares ${dish}?`,
  hint: 'If the bill is split by items, they pay equal parts of it.',
  atTable: 'At the table',
  onThisPhone: 'On this phone',
  everyone: 'Everyone at the table',
  onlyMe: 'Only me',
  only: (name: string) => `Only ${name}`,
  done: 'Done',
  notChanged: 'Sharing not changed',
  /** The order, or those who share the dish, changed a moment before. */
  changedBefore: 'This dish has just been changed by somebody else. Please try again.',
} as const
