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
  paid: 'Pago',
  incomplete: 'Incompleto',
  notSent: 'Ainda não enviado',
  note: 'Observação:',
  notUnderstood: 'Não entendido:',
  soldOut: 'esgotado',
  doubt: { name: 'É este mesmo?', price: 'Preço estimado', offMenu: 'Fora do cardápio' },
  unapproved: 'Fora do cardápio · aguardando a equipe',
  priceOfStaff: amount => `Fora do cardápio · preço da equipe, você escreveu ${amount}`,
  live: 'ao vivo',
  reconnecting: 'reconectando…',
  paidFor: (name, amount) => `${name} pagou sua parte, ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'Pedido em grupo',
  number: table => `Mesa ${table}`,
  numberInSentence: table => `mesa ${table}`,
  noNumber: 'Sem número de mesa',
}

export const share: Translation<typeof englishShare> = {
  title: 'Entre na nossa mesa',
  titleAt: restaurant => `Entre na nossa mesa: ${restaurant}`,
  text: code => `Peça com a gente no Tablemate. O código é ${code}.`,
  copied: { title: 'Código copiado!', hint: code => `Envie ${code} para seus amigos.` },
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  failed: { title: 'Não foi copiado', hint: code => `Copie o código manualmente: ${code}` },
  qrLabel: code => `QR code para entrar no grupo ${code}`,
  codeLabel: 'Código do grupo',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'opcional',
  fewer: 'Um a menos',
  more: 'Um a mais',
}
