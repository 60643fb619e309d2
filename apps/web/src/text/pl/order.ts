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
  quote: text => `„${text}”`,
  paid: 'Zapłacone',
  incomplete: 'Niepełne',
  notSent: 'Jeszcze niewysłane',
  note: 'Uwaga:',
  notUnderstood: 'Niezrozumiane:',
  soldOut: 'wyprzedane',
  doubt: { name: 'Czy to właściwe danie?', price: 'Cena orientacyjna', offMenu: 'Spoza menu' },
  unapproved: 'Spoza menu · czeka na obsługę',
  priceOfStaff: amount => `Spoza menu · cena od obsługi, w zamówieniu było ${amount}`,
  live: 'na żywo',
  reconnecting: 'łączenie…',
  paidFor: (name, amount) => `Twoja część jest zapłacona: ${amount} (${name})`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'Wspólne zamówienie',
  number: table => `Stolik ${table}`,
  numberInSentence: table => `stolik ${table}`,
  noNumber: 'Brak numeru stolika',
}

export const share: Translation<typeof englishShare> = {
  title: 'Dołącz do naszego stolika',
  titleAt: restaurant => `Dołącz do naszego stolika – ${restaurant}`,
  text: code => `Zamawiaj z nami w Tablemate. Kod: ${code}.`,
  copied: { title: 'Kod skopiowany!', hint: code => `Wyślij znajomym kod ${code}.` },
  copyLink: 'Kopiuj link',
  linkCopied: 'Link skopiowany',
  failed: { title: 'Nie skopiowano', hint: code => `Skopiuj kod ręcznie: ${code}` },
  qrLabel: code => `Kod QR do grupy ${code}`,
  codeLabel: 'Kod grupy',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'opcjonalnie',
  fewer: 'O jeden mniej',
  more: 'O jeden więcej',
}
