// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'sem conexão',
  waiting: count =>
    plural(count, {
      one: `sem conexão, ${count} pedido na fila`,
      other: `sem conexão, ${count} pedidos na fila`,
    }),
  sending: count => plural(count, { one: `enviando ${count} pedido…`, other: `enviando ${count} pedidos…` }),
  asOf: time => `(dados das ${time})`,
  notInFigures: count =>
    plural(count, {
      one: 'Um pedido ainda está neste celular e pode não constar destes valores.',
      other: `${count} pedidos ainda estão neste celular e podem não constar destes valores.`,
    }),
  order: {
    waiting: 'Na fila',
    sending: 'Enviando…',
    refused: 'Não enviado',
    unconfirmed: 'Não confirmado',
    wasHeld: 'A cozinha não estava aceitando pedidos quando você enviou este.',
    sendAgain: 'Enviar de novo',
    newPrice: (name, before, now) => `${name}: agora ${now}, não mais ${before}`,
    acceptPrices: 'Pedir pelo novo preço',
    takeOff: 'Tirar',
    askForIt: 'Perguntar à equipe',
    mayBeThere: 'Ele pode já ter chegado à mesa. Você pode alterar quando tivermos a confirmação.',
    confirm: 'Excluir este pedido? Ele não foi enviado.',
    tooLate: {
      title: 'Este pedido pode já estar na mesa',
      hint: 'Você pode alterar quando tivermos a confirmação.',
    },
    changeLost: {
      title: 'Sua alteração não foi salva',
      hint: 'Enquanto isso, este pedido foi enviado, alterado ou excluído.',
    },
    sendFailed: 'Não foi possível enviar o pedido',
    stuck: 'Não conseguimos ler o que está salvo neste celular. Tente de novo.',
  },
  savedOnPhone: 'Pedido salvo neste celular',
}
