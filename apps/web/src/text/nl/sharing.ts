// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharedDish as englishDish, sharing as englishSharing } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishDish> = {
  everyone: 'gedeeld door iedereen',
  with: names => `gedeeld met ${list(names)}`,
  by: names => plural(names.length, { one: `voor ${list(names)}`, other: `gedeeld door ${list(names)}` }),
}

export const sharing: Translation<typeof englishSharing> = {
  share: 'Delen',
  shareThis: 'Ik deel dit',
  takeMeOff: 'Zonder mij',
  change: 'Wijzigen',
  labelFor: (action, dish) => `${action}: ${dish}`,
  question: dish => `Wie delen ${dish}?`,
  hint: 'Wordt de rekening per gerecht gesplitst, dan betalen zij er elk evenveel van.',
  atTable: 'Aan tafel',
  onThisPhone: 'Op deze telefoon',
  everyone: 'Iedereen aan tafel',
  onlyMe: 'Alleen ik',
  only: name => `Alleen ${name}`,
  done: 'Klaar',
  notChanged: 'Delen niet gewijzigd',
  changedBefore: 'Iemand anders heeft dit gerecht net gewijzigd. Probeer het opnieuw.',
}
