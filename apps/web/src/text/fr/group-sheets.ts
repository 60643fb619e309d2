// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  codeSheet as englishCode,
  doubtActions as englishDoubt,
  peopleSheet as englishPeople,
  askRemoval as englishRemoval,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCode> = {
  hint: 'Tes amis rejoignent la table avec ce code ou en scannant le QR code.',
  renew: 'Nouveau code',
  renewHint: 'Si un inconnu a celui-ci : l’ancien code et ses liens ne marcheront plus.',
  askRenew: 'Remplacer ce code ?',
  renewing: 'Un instant…',
  keep: 'Garder',
  renewed: 'Nouveau code. L’ancien ne marche plus.',
  notRenewed: 'Le code n’a pas changé',
  tryAgain: 'Réessaie.',
}

export const askRemoval: Translation<typeof englishRemoval> = {
  question: 'Supprimer cette commande ?',
  askDish: dish => `Supprimer ${dish} ?`,
  dish: 'Supprimer ce plat',
  order: 'Supprimer toute la commande',
  remove: 'Supprimer',
  removing: 'Suppression…',
  keep: 'Garder',
}

export const doubtActions: Translation<typeof englishDoubt> = {
  guessedPrice: 'Prix estimé : touche pour corriger',
  keepPrice: price => `Garder ${price}`,
  isRight: 'Oui',
}

export const peopleSheet: Translation<typeof englishPeople> = {
  title: 'À table',
  orderingFor: 'Commande pour :',
  you: 'toi',
  guest: 'invité',
  host: 'hôte',
  youAndHost: 'toi, hôte',
  named: (name, note) => `${name} (${note})`,
  onThisPhone: 'aussi sur ce téléphone',
  labelFor: (action, name) => `${action} : ${name}`,
  guestHint: 'Pour quelqu’un sans téléphone. Toute la table peut commander et payer à sa place.',
  guestName: 'Nom de l’invité',
  add: 'Ajouter l’invité',
  rename: 'Renommer',
  name: 'Nom',
  save: 'Enregistrer',
  cancel: 'Annuler',
  nameMissing: 'Saisis un nom.',
  leave: 'Quitter',
  remove: 'Retirer',
  busy: 'Un instant…',
  askLeave: 'Quitter cette table ?',
  askRemove: name => `Retirer ${name} ?`,
  renewsCode: 'Nouveau code, pour que l’ancien ne marche plus',
  removed: name => `${name} n’est plus à table`,
  newCode: code => `Le nouveau code est ${code}.`,
  stay: 'Rester',
  keep: 'Annuler',
  stays: 'Tu as commandé ou tu partages un plat : ton nom reste sur l’addition.',
  notRemoved: 'Ça n’a pas marché',
  tryAgain: 'Réessaie.',
}
