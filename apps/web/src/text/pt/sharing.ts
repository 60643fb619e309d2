// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharing as english, sharedDish as englishDish } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishDish> = {
  everyone: 'dividido por todos',
  with: names => `dividido com ${list(names)}`,
  by: names => plural(names.length, { one: `para ${list(names)}`, other: `dividido entre ${list(names)}` }),
}

export const sharing: Translation<typeof english> = {
  share: 'Dividir',
  shareThis: 'Dividir este',
  takeMeOff: 'Sair da divisão',
  change: 'Alterar',
  labelFor: (action, dish) => `${action}: ${dish}`,
  question: dish => `Quem divide ${dish}?`,
  hint: 'Se a conta for dividida por item, cada um paga uma parte igual deste prato.',
  atTable: 'Na mesa',
  onThisPhone: 'Neste celular',
  everyone: 'A mesa toda',
  onlyMe: 'Só eu',
  only: name => `Só ${name}`,
  done: 'Pronto',
  notChanged: 'A divisão do prato não mudou',
  changedBefore: 'Outra pessoa acabou de alterar este prato. Tente de novo.',
}
