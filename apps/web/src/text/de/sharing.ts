// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharing as english, sharedDish as englishDish } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishDish> = {
  everyone: 'für alle zusammen',
  with: names => `zusammen mit ${list(names)}`,
  by: names => plural(names.length, { one: `für ${list(names)}`, other: `für ${list(names)} zusammen` }),
}

export const sharing: Translation<typeof english> = {
  share: 'Teilen',
  shareThis: 'Bin dabei',
  takeMeOff: 'Ohne mich',
  change: 'Ändern',
  labelFor: (action, dish) => `${action}: ${dish}`,
  question: dish => `Wer teilt sich ${dish}?`,
  hint: 'Wird die Rechnung nach Gerichten aufgeteilt, zahlen sie es zu gleichen Teilen.',
  atTable: 'Am Tisch',
  onThisPhone: 'Auf diesem Handy',
  everyone: 'Alle am Tisch',
  onlyMe: 'Nur ich',
  only: name => `Nur ${name}`,
  done: 'Fertig',
  notChanged: 'Das Teilen wurde nicht geändert',
  changedBefore: 'Jemand anderes hat dieses Gericht gerade geändert. Bitte versuche es noch einmal.',
}
