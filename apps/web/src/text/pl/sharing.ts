// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharing as english, sharedDish as englishSharedDish } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishSharedDish> = {
  everyone: 'wspólne dla wszystkich',
  with: names => `wspólne z: ${list(names)}`,
  by: names =>
    plural(names.length, {
      one: `dla: ${list(names)}`,
      few: `wspólne: ${list(names)}`,
      many: `wspólne: ${list(names)}`,
    }),
}

export const sharing: Translation<typeof english> = {
  share: 'Na spółkę',
  shareThis: 'Dopisz mnie',
  takeMeOff: 'Wypisz mnie',
  change: 'Zmień',
  labelFor: (action, dish) => `${action}: ${dish}`,
  question: dish => `Kto dzieli się daniem: ${dish}?`,
  hint: 'Przy podziale rachunku wg dań te osoby płacą za nie po równo.',
  atTable: 'Przy stoliku',
  onThisPhone: 'Na tym telefonie',
  everyone: 'Wszyscy przy stoliku',
  onlyMe: 'Tylko ja',
  only: name => `Tylko ${name}`,
  done: 'Gotowe',
  notChanged: 'Podział dania bez zmian',
  changedBefore: 'Ktoś inny właśnie zmienił to danie. Spróbuj ponownie.',
}
