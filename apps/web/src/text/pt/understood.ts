// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Entendido até agora',
  change: 'Altera seu pedido para:',
  cancel: 'Exclui seu pedido:',
  repeat: name => `O mesmo que ${name}:`,
  sharedByAll: 'Dividido por todos',
  sharedBy: names => `Dividido entre ${list(names)}`,
  forOne: name => `Para ${name}`,
  check: {
    title: 'Confira antes de ir para a cozinha',
    which: 'Qual?',
    chooseFirst: 'Escolha primeiro, por favor.',
    send: 'Enviar para a cozinha',
    late: 'Ainda não enviado: a cozinha não tem este pedido.',
    asNote: 'É uma observação',
    asDish: 'É um prato',
    leaveOut: 'Deixar de fora',
  },
  offer: {
    title: 'Você pediu',
    bill: 'Quer a conta?',
    question: 'Seu garçom pode responder.',
    again: dishes => `O mesmo de novo: ${dishes}?`,
    orderAgain: 'Pedir de novo',
    allergy: to => `Salvar ${to} como sua alergia?`,
    allergyOf: (to, name) => `Salvar ${to} como alergia de ${name}?`,
    save: 'Salvar',
    decline: 'Agora não',
  },
}
