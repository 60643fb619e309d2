// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Entendido hasta ahora',
  change: 'Cambia tu pedido a:',
  cancel: 'Elimina tu pedido:',
  repeat: name => `Lo mismo que ${name}:`,
  sharedByAll: 'Para toda la mesa',
  sharedBy: names => `A compartir entre ${list(names)}`,
  forOne: name => `Para ${name}`,
  check: {
    title: 'Revísalo antes de que vaya a la cocina',
    which: '¿Cuál?',
    chooseFirst: 'Elige primero, por favor.',
    send: 'Enviar a la cocina',
    late: 'Aún sin enviar: la cocina no tiene este pedido.',
    asNote: 'Es una nota',
    asDish: 'Es un plato',
    leaveOut: 'Omitir',
  },
  offer: {
    title: 'Has pedido',
    bill: '¿Quieres la cuenta?',
    question: 'Eso te lo puede decir tu camarero.',
    again: dishes => `¿Lo mismo otra vez: ${dishes}?`,
    orderAgain: 'Pedir otra vez',
    allergy: to => `¿Guardar ${to} como tu alergia?`,
    allergyOf: (to, name) => `¿Guardar ${to} como alergia de ${name}?`,
    save: 'Guardar',
    decline: 'Ahora no',
  },
}
