// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  shareDetails as englishDetails,
  payForAll as englishForAll,
  largeTip as englishLargeTip,
  customTip as englishTip,
  shareWeights as englishWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const shareDetails: Translation<typeof englishDetails> = {
  partOf: (part, of, whole) => `${part}/${of} de ${whole}`,
  everything: 'tudo',
  all: 'Tudo',
  tip: 'Gorjeta',
  total: 'Total',
  rounding: 'Arredondamento',
  noDishes: 'Nenhum pedido',
  treated: 'Por conta dos outros.',
  equally: (total, people) =>
    plural(people, {
      one: `${total} para ${people} pessoa.`,
      other: `${total} em partes iguais entre ${people} pessoas.`,
    }),
  paidBefore: 'A conta mudou entre os pagamentos. O que foi pago fica como estava.',
  rest: 'Algumas partes foram pagas antes de a conta mudar. O resto é dividido por igual.',
  later: 'O que for pedido depois de pagar entra aqui.',
  covered: 'Coberto por pagamentos anteriores',
  uncovered: 'Não coberto por pagamentos anteriores',
  changedBetween: 'Conta alterada entre os pagamentos',
  ownTip: 'Gorjeta extra',
  paid: 'Pago',
  due: 'Falta pagar',
}

export const shareWeights: Translation<typeof englishWeights> = {
  title: 'Cotas',
  hint: '2 para adulto, 1 para criança, 0 para quem não paga.',
  treat: 'Eu pago tudo',
  same: 'Iguais para todos',
  fewer: name => `Menos cotas para ${name}`,
  more: name => `Mais cotas para ${name}`,
  count: count => plural(count, { one: 'cota', other: 'cotas' }),
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'Esta gorjeta está certa?',
  yes: amount => `Sim, ${amount}: mais da metade da conta`,
}

export const customTip: Translation<typeof englishTip> = {
  amount: symbol => `Valor da gorjeta (${symbol})`,
  set: 'Definir gorjeta',
  meaning: (amount, percent) => `${amount} são ${percent} do subtotal.`,
  unreadable: example => `Digite um valor, como ${example}.`,
}

export const payForAll: Translation<typeof englishForAll> = {
  title: 'Pagar por todos?',
  hint: 'Um pagamento de cada vez. Você pode parar antes de cada um.',
  you: 'você',
  confirm: amount => `Pagar ${amount}`,
  cancel: 'Cancelar',
}
