// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language': 'Solo entendemos frases en inglés. Puedes elegir o escribir los platos uno a uno.',
  'no-order-to-change': 'No hay ningún pedido que cambiar.',
  'no-order-to-repeat': 'No hay ningún pedido así que repetir.',
  'not-in-order': 'Eso no está en tu último pedido.',
  'in-the-kitchen': 'La cocina ya ha empezado con tu último pedido. Habla con el personal.',
}

export const toComplete: Translation<typeof englishComplete> = {
  action: 'Completar pedido',
  hint: 'No hay ningún plato. Lo que dijiste está guardado: toca para completar el pedido.',
}
