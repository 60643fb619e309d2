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
  quote: text => `«${text}»`,
  paid: 'Pagado',
  incomplete: 'Incompleto',
  notSent: 'Aún sin enviar',
  note: 'Nota:',
  notUnderstood: 'No se ha entendido:',
  soldOut: 'agotado',
  doubt: { name: '¿Es este?', price: 'Precio aproximado', offMenu: 'Fuera de carta' },
  unapproved: 'Fuera de carta · esperando al personal',
  priceOfStaff: amount => `Fuera de carta · precio del personal, escribiste ${amount}`,
  live: 'en vivo',
  reconnecting: 'reconectando…',
  paidFor: (name, amount) => `${name} ha pagado tu parte, ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'Pedido de grupo',
  number: table => `Mesa ${table}`,
  numberInSentence: table => `mesa ${table}`,
  noNumber: 'Sin número de mesa',
}

export const share: Translation<typeof englishShare> = {
  title: 'Únete a nuestra mesa',
  titleAt: restaurant => `Únete a nuestra mesa en ${restaurant}`,
  text: code => `Pide con nosotros en Tablemate. El código es ${code}.`,
  copied: { title: '¡Código copiado!', hint: code => `Envía ${code} a los demás.` },
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  failed: { title: 'No se ha copiado', hint: code => `Copia el código a mano: ${code}` },
  qrLabel: code => `Código QR para unirse al grupo ${code}`,
  codeLabel: 'Código del grupo',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'opcional',
  fewer: 'Uno menos',
  more: 'Uno más',
}
