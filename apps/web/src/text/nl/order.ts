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
  paid: 'Betaald',
  incomplete: 'Onvolledig',
  notSent: 'Nog niet verstuurd',
  note: 'Notitie:',
  notUnderstood: 'Niet begrepen:',
  soldOut: 'uitverkocht',
  doubt: { name: 'Is dit het juiste gerecht?', price: 'Geschatte prijs', offMenu: 'Niet op de kaart' },
  unapproved: 'Niet op de kaart · wacht op het personeel',
  priceOfStaff: amount => `Niet op de kaart · prijs van het personeel, je schreef ${amount}`,
  live: 'live',
  reconnecting: 'opnieuw verbinden…',
  paidFor: (name, amount) => `${name} heeft jouw deel betaald: ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'Onze tafel',
  /** `Tafel 7`: for a table whose name is a number. */
  number: table => `Tafel ${table}`,
  numberInSentence: table => `tafel ${table}`,
  noNumber: 'Geen tafelnummer',
}

export const share: Translation<typeof englishShare> = {
  title: 'Kom bij ons aan tafel',
  titleAt: restaurant => `Kom bij ons aan tafel: ${restaurant}`,
  text: code => `Bestel met ons mee op Tablemate. De code is ${code}.`,
  copied: { title: 'Code gekopieerd!', hint: code => `Stuur ${code} naar de anderen.` },
  copyLink: 'Link kopiëren',
  linkCopied: 'Link gekopieerd',
  failed: { title: 'Kopiëren mislukt', hint: code => `Kopieer de code zelf: ${code}` },
  qrLabel: code => `QR-code om mee te doen met groep ${code}`,
  codeLabel: 'Groepscode',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'optioneel',
  fewer: 'Eén minder',
  more: 'Eén meer',
}
