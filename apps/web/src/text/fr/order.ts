// Texts about orders, tables and fields that several screens share.

import type {
  fields as englishFields,
  order as englishOrder,
  share as englishShare,
  table as englishTable,
} from '../en/order.ts'
import type { Translation } from '../words.ts'

export const order: Translation<typeof englishOrder> = {
  item: (quantity, name) => `${quantity} × ${name}`,
  quote: text => `« ${text} »`,
  paid: 'Payé',
  incomplete: 'Incomplète',
  notSent: 'Pas encore envoyée',
  note: 'Note :',
  notUnderstood: 'Pas compris :',
  soldOut: 'épuisé',
  doubt: { name: 'Est-ce le bon ?', price: 'Prix estimé', offMenu: 'Hors carte' },
  unapproved: 'Hors carte · en attente du personnel',
  priceOfStaff: amount => `Hors carte · prix fixé par le personnel, vous aviez écrit ${amount}`,
  live: 'en direct',
  reconnecting: 'reconnexion…',
  paidFor: (name, amount) => `${name} a payé ta part, ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'Commande de groupe',
  number: table => `Table ${table}`,
  numberInSentence: table => `table ${table}`,
  noNumber: 'Sans numéro de table',
}

export const share: Translation<typeof englishShare> = {
  title: 'Rejoins notre table',
  titleAt: restaurant => `Rejoins notre table : ${restaurant}`,
  text: code => `Commande avec nous sur Tablemate. Le code est ${code}.`,
  copied: { title: 'Code copié !', hint: code => `Envoie ${code} à tes amis.` },
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  failed: { title: 'Copie impossible', hint: code => `Copie le code à la main : ${code}` },
  qrLabel: code => `QR code pour rejoindre le groupe ${code}`,
  codeLabel: 'Code du groupe',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'facultatif',
  fewer: 'Un de moins',
  more: 'Un de plus',
}
