// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'sin conexión',
  waiting: count =>
    plural(count, {
      one: 'sin conexión, 1 pedido en espera',
      other: `sin conexión, ${count} pedidos en espera`,
    }),
  sending: count => plural(count, { one: 'enviando 1 pedido…', other: `enviando ${count} pedidos…` }),
  asOf: time => `(datos: ${time})`,
  notInFigures: count =>
    plural(count, {
      one: 'Un pedido sigue en este teléfono. Puede que falte en estas cifras.',
      other: `${count} pedidos siguen en este teléfono. Puede que falten en estas cifras.`,
    }),
  order: {
    waiting: 'En espera',
    sending: 'Enviando…',
    refused: 'Sin enviar',
    unconfirmed: 'Sin confirmar',
    wasHeld: 'La cocina no aceptaba pedidos cuando enviaste este.',
    sendAgain: 'Enviar otra vez',
    newPrice: (name, before, now) => `${name}: ahora ${now}, ya no ${before}`,
    acceptPrices: 'Pedir al precio nuevo',
    takeOff: 'Quitar',
    askForIt: 'Preguntar al personal',
    mayBeThere: 'Puede que ya haya llegado a la mesa. Podrás cambiarlo cuando tengamos respuesta.',
    confirm: '¿Eliminar este pedido? No se ha enviado.',
    tooLate: {
      title: 'Puede que este pedido ya esté en la mesa',
      hint: 'Podrás cambiarlo cuando tengamos respuesta.',
    },
    changeLost: {
      title: 'Tu cambio no se ha guardado',
      hint: 'Entretanto, este pedido se ha enviado, cambiado o eliminado.',
    },
    sendFailed: 'No se ha podido enviar el pedido',
    stuck: 'No hemos podido leer lo guardado en este teléfono. Inténtalo de nuevo.',
  },
  savedOnPhone: 'Pedido guardado en este teléfono',
}
