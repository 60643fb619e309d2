// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'Enviado',
    seen: 'Visto',
    preparing: 'En preparación',
    ready: 'Listo',
    served: 'Servido',
    refused: 'Rechazado',
  },
  waiting: 'El personal confirmará primero este pedido',
  othersWaiting: 'Aún sin confirmar',
  stateIs: 'Cocina:',
  unseen: 'La cocina aún no lo ha visto. Avisa al personal.',
  refusedItems: 'Rechazado:',
  refusals: {
    'sold-out': 'Agotado: elige otra cosa.',
    'ingredient-out': 'Falta un ingrediente: elige otra cosa.',
    'cannot-make': 'La cocina no puede prepararlo así: pregunta al personal.',
    'guest-changed-mind': 'Retirado porque has cambiado de idea.',
    'kitchen-closed': 'La cocina está cerrada: pregunta al personal qué queda.',
    'not-at-table': 'El personal no ha encontrado a nadie en tu mesa: di al personal dónde estás.',
    'table-closed': 'La mesa se cerró antes de servirlo.',
  },
  staffSays: message => `El personal dice: «${message}»`,
  unsent: 'Sin enviar a cocina. Avisa al camarero.',
  paused:
    'Ahora la cocina no acepta pedidos. Lo que añadas se guarda en este teléfono y se envía cuando vuelva a aceptarlos.',
  closed: {
    title: 'Esta mesa está cerrada',
    hint: 'Aún puedes ver y pagar la cuenta. Escanea el código de la mesa para volver a pedir.',
    bill: 'Ver la cuenta',
  },
  showList: 'Enseña esta lista al camarero',
  showListHint: 'Desde aquí los pedidos no se envían al restaurante.',
  pos: 'Tus pedidos llegan a la caja de este restaurante.',
  rest: 'El resto de la mesa',
}
