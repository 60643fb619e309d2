// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended: 'Cette table est terminée. Une table dure 24 heures, puis tout ce qui y a été saisi est supprimé.',
  notHere:
    'Le lien est peut-être ancien, ou ce téléphone n’a pas encore rejoint la table. Si tu as son code, rejoins-la maintenant.',
  noLongerMember: {
    title: 'Tu n’es plus à cette table',
    hint: 'Quelqu’un a retiré ton nom, ou tu as quitté la table sur ce téléphone. Si c’est une erreur, demande le code actuel et reviens.',
  },
  unsent: count =>
    plural(count, {
      one: `${count} commande sur ce téléphone n’a pas été envoyée. Tu la retrouveras en rejoignant la table.`,
      other: `${count} commandes sur ce téléphone n’ont pas été envoyées. Tu les retrouveras en rejoignant la table.`,
    }),
  enterCode: 'Saisir un code',
  failed: {
    title: 'La table n’a pas pu se charger',
    hint: 'Le réseau est peut-être faible ici. Tes commandes sont conservées : réessaie dans un instant.',
  },
}
