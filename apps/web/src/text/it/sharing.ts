// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharing as english, sharedDish as englishDish } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishDish> = {
  everyone: 'diviso tra tutti',
  with: names => `diviso con ${list(names)}`,
  by: names => plural(names.length, { one: `per ${list(names)}`, other: `diviso tra ${list(names)}` }),
}

/** `Dividi` for a dish, `Condividi` for a link or a receipt. */
export const sharing: Translation<typeof english> = {
  share: 'Dividi',
  shareThis: 'Divido anch’io',
  takeMeOff: 'Toglimi',
  change: 'Cambia',
  labelFor: (action, dish) => `${action}: ${dish}`,
  question: dish => `Chi divide ${dish}?`,
  hint: 'Se il conto si divide per piatti, ognuno ne paga una parte uguale.',
  atTable: 'Al tavolo',
  onThisPhone: 'Su questo telefono',
  everyone: 'Tutti al tavolo',
  onlyMe: 'Solo io',
  only: name => `Solo ${name}`,
  done: 'Fatto',
  notChanged: 'Divisione non modificata',
  changedBefore: 'Questo piatto è appena stato modificato da qualcun altro. Riprova.',
}
