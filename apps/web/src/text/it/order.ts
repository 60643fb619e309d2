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
  quote: text => `“${text}”`,
  paid: 'Pagato',
  incomplete: 'Incompleto',
  notSent: 'Non ancora inviato',
  note: 'Nota:',
  notUnderstood: 'Non capito:',
  soldOut: 'esaurito',
  doubt: { name: 'È quello giusto?', price: 'Prezzo stimato', offMenu: 'Non è nel menu' },
  unapproved: 'Non è nel menu · in attesa del personale',
  priceOfStaff: amount => `Non è nel menu · prezzo del personale, avevi scritto ${amount}`,
  live: 'in diretta',
  reconnecting: 'riconnessione…',
  paidFor: (name, amount) => `${name} ha pagato la tua quota, ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'Ordine di gruppo',
  number: table => `Tavolo ${table}`,
  numberInSentence: table => `tavolo ${table}`,
  noNumber: 'Tavolo senza numero',
}

export const share: Translation<typeof englishShare> = {
  title: 'Unisciti al nostro tavolo',
  titleAt: restaurant => `Unisciti al nostro tavolo: ${restaurant}`,
  text: code => `Ordina con noi su Tablemate. Il codice è ${code}.`,
  copied: { title: 'Codice copiato!', hint: code => `Invia ${code} ai tuoi amici.` },
  copyLink: 'Copia link',
  linkCopied: 'Link copiato',
  failed: { title: 'Copia non riuscita', hint: code => `Copia il codice a mano: ${code}` },
  qrLabel: code => `QR code per unirsi al gruppo ${code}`,
  codeLabel: 'Codice del gruppo',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'facoltativo',
  fewer: 'Uno in meno',
  more: 'Uno in più',
}
