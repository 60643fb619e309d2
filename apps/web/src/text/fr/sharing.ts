// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharedDish as englishDish, sharing as englishSharing } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishDish> = {
  everyone: 'partagé par tous',
  with: names => `partagé avec ${list(names)}`,
  by: names => plural(names.length, { one: `pour ${list(names)}`, other: `partagé par ${list(names)}` }),
}

export const sharing: Translation<typeof englishSharing> = {
  share: 'Partager',
  shareThis: 'Partager ce plat',
  takeMeOff: 'Me retirer',
  change: 'Modifier',
  labelFor: (action, dish) => `${action} : ${dish}`,
  question: dish => `Qui partage ${dish} ?`,
  hint: 'Si l’addition est partagée par plat, chacun en paie une part égale.',
  atTable: 'À table',
  onThisPhone: 'Sur ce téléphone',
  everyone: 'Toute la table',
  onlyMe: 'Moi uniquement',
  only: name => `${name} uniquement`,
  done: 'OK',
  notChanged: 'Partage non modifié',
  changedBefore: 'Quelqu’un d’autre vient de modifier ce plat. Réessaie.',
}
