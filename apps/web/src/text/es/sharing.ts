// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharing as english, sharedDish as englishDish } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishDish> = {
  everyone: 'para toda la mesa',
  with: names => `a compartir con ${list(names)}`,
  by: names =>
    plural(names.length, { one: `para ${list(names)}`, other: `a compartir entre ${list(names)}` }),
}

export const sharing: Translation<typeof english> = {
  share: 'Compartir',
  shareThis: 'Compartir esto',
  takeMeOff: 'Quitarme',
  change: 'Cambiar',
  labelFor: (action, dish) => `${action}: ${dish}`,
  question: dish => `¿Quién comparte ${dish}?`,
  hint: 'Si la cuenta se divide por platos, lo pagan a partes iguales.',
  atTable: 'En la mesa',
  onThisPhone: 'En este teléfono',
  everyone: 'Toda la mesa',
  onlyMe: 'Solo yo',
  only: name => `Solo ${name}`,
  done: 'Listo',
  notChanged: 'No se ha cambiado quién comparte',
  changedBefore: 'Otra persona acaba de cambiar este plato. Inténtalo de nuevo.',
}
