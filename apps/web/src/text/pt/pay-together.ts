// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'Pagar por várias pessoas',
  hint: 'Escolha as pessoas e pague por todas de uma vez.',
  alone: { title: 'Sua gorjeta extra', hint: 'Ela se soma à sua parte e não muda a de mais ninguém.' },
  people: 'Por quem você paga?',
  own: name => `${name} · você`,
  tip: {
    title: 'Sua gorjeta extra',
    none: 'Nenhuma',
    custom: 'Outra',
    hint: 'Além da gorjeta da mesa, só por sua conta.',
    added: (due, tip) => `${due} e gorjeta de ${tip}`,
  },
  pay: amount => `Pagar ${amount}`,
  doneWithTip: (amount, names, tip) => `${amount} por ${list(names)}, com gorjeta de ${tip}`,
  changed: amount => `Agora são ${amount} ao todo. Escolha de novo.`,
  payFor: (amount, names) => `Pagar ${amount} por ${list(names)}`,
  payForMany: (amount, people) =>
    plural(people, {
      one: `Pagar ${amount} por ${people} pessoa`,
      other: `Pagar ${amount} por ${people} pessoas`,
    }),
}
