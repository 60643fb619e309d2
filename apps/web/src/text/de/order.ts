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
  quote: text => `„${text}“`,
  paid: 'Bezahlt',
  incomplete: 'Unvollständig',
  notSent: 'Noch nicht gesendet',
  note: 'Notiz:',
  notUnderstood: 'Nicht verstanden:',
  soldOut: 'ausverkauft',
  doubt: { name: 'Ist das richtig?', price: 'Geschätzter Preis', offMenu: 'Nicht auf der Karte' },
  unapproved: 'Nicht auf der Karte · wartet auf die Bedienung',
  priceOfStaff: amount => `Nicht auf der Karte · Preis von der Bedienung, du schriebst ${amount}`,
  live: 'live',
  reconnecting: 'verbindet wieder …',
  paidFor: (name, amount) => `${name} hat deinen Anteil bezahlt: ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'Unser Tisch',
  /** `Tisch 7`: for a table whose name is a number. */
  number: table => `Tisch ${table}`,
  numberInSentence: table => `Tisch ${table}`,
  noNumber: 'Keine Tischnummer',
}

export const share: Translation<typeof englishShare> = {
  title: 'Komm an unseren Tisch',
  titleAt: restaurant => `Komm an unseren Tisch: ${restaurant}`,
  text: code => `Bestell mit uns auf Tablemate. Der Code ist ${code}.`,
  copied: { title: 'Code kopiert!', hint: code => `Schick ${code} an die anderen.` },
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  failed: { title: 'Kopieren fehlgeschlagen', hint: code => `Bitte kopiere den Code von Hand: ${code}` },
  qrLabel: code => `QR-Code, um der Gruppe ${code} beizutreten`,
  codeLabel: 'Gruppencode',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'optional',
  fewer: 'Eins weniger',
  more: 'Eins mehr',
}
