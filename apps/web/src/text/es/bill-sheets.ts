// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  payForAll as englishAll,
  shareDetails as englishDetails,
  largeTip as englishLargeTip,
  customTip as englishTip,
  shareWeights as englishWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const shareDetails: Translation<typeof englishDetails> = {
  partOf: (part, of, whole) => `${part}/${of} de ${whole}`,
  everything: 'todo',
  all: 'Todo',
  tip: 'Propina',
  total: 'Total',
  rounding: 'Redondeo',
  noDishes: 'Sin pedidos',
  treated: 'Invita el resto de la mesa.',
  equally: (total, people) =>
    plural(people, {
      one: `${total} para 1 persona.`,
      other: `${total} a partes iguales entre ${people} personas.`,
    }),
  paidBefore: 'La cuenta cambió entre los pagos. Lo pagado se queda igual.',
  rest: 'Algunas partes se pagaron antes de que cambiara la cuenta. El resto se divide a partes iguales.',
  later: 'Lo que se pida después de pagar se añade aquí.',
  covered: 'Cubierto por pagos anteriores',
  uncovered: 'No cubierto por pagos anteriores',
  changedBetween: 'La cuenta cambió entre los pagos',
  ownTip: 'Propina propia',
  paid: 'Pagado',
  due: 'Por pagar',
}

export const shareWeights: Translation<typeof englishWeights> = {
  title: 'Partes',
  hint: '2 para un adulto, 1 para un niño, 0 para alguien a quien invitas.',
  treat: 'Invito yo',
  same: 'Igual para todos',
  fewer: name => `Menos partes para ${name}`,
  more: name => `Más partes para ${name}`,
  count: count => plural(count, { one: 'parte', other: 'partes' }),
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: '¿Es correcta esta propina?',
  yes: amount => `Sí, ${amount}: más de la mitad de la cuenta`,
}

export const customTip: Translation<typeof englishTip> = {
  amount: symbol => `Importe de la propina (${symbol})`,
  set: 'Fijar propina',
  meaning: (amount, percent) => `${amount} es el ${percent} del subtotal.`,
  unreadable: example => `Escribe un importe, por ejemplo ${example}.`,
}

export const payForAll: Translation<typeof englishAll> = {
  title: '¿Pagar lo de todos?',
  hint: 'Se paga uno por uno. Puedes parar antes de cada pago.',
  you: 'tú',
  confirm: amount => `Pagar ${amount}`,
  cancel: 'Cancelar',
}
