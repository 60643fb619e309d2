// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'Chargement du reçu…',
  missing: 'Groupe introuvable ou accès refusé.',
  back: 'Retour à l’addition',
  of: name => `Pour ${name}`,
  ofTable: 'Pour toute la table',
  share: 'Part',
  ordered: dishes => `Commandé : ${series(dishes)}`,
  tipFrom: name => `Pourboire perso (${name})`,
  paid: 'Total payé',
  held: 'Paiement par carte en cours',
  by: name => `payé par ${name}`,
  byStaff: 'encaissé par l’équipe',
  line: (label, amount) => `${label} : ${amount}`,
  print: 'Imprimer',
  send: 'Partager',
  picture: 'Partager en image',
  copied: 'Reçu copié',
  failed: { title: 'Non partagé', hint: 'Imprime le reçu ou réessaie.' },
  keep: until => `Ce reçu sera supprimé avec la table le ${until}. Imprime-le ou partage-le pour le garder.`,
  others: 'Autres reçus',
  none: {
    title: 'Pas encore de reçu',
    hint: 'Il s’affiche ici dès que la part est payée.',
    hintTable: 'Il s’affiche ici dès que tout le monde a payé.',
  },
}
