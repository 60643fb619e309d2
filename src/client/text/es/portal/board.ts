// The kitchen's board, in the portal and on a paired tablet.

import type { RefusalReason, RequestKind, TicketState } from '#domain/kitchen/ticket.ts'
import type { board as english } from '../../en/portal/board.ts'
import type { Translation } from '../../words.ts'

const states: Record<TicketState, string> = {
  waiting: 'Por aceptar',
  new: 'Nuevo',
  preparing: 'En preparación',
  ready: 'Listo',
  served: 'Servido',
  refused: 'Rechazado',
}

const calls: Record<RequestKind, (who: string) => string> = {
  waiter: who => `${who} llama al camarero`,
  water: who => `${who} pide agua`,
  bill: who => `${who} pide la cuenta`,
  till: who => `${who} paga en caja`,
}

const reasons: Record<RefusalReason, { readonly label: string; readonly hint: string }> = {
  'sold-out': { label: 'Agotado', hint: 'Quita estos platos de la carta de todos.' },
  'kitchen-closed': { label: 'La cocina está cerrada', hint: '' },
  'not-at-table': { label: 'No hay nadie en esta mesa', hint: '' },
}

export const board: Translation<typeof english> = {
  loading: 'Cargando los pedidos…',
  states,
  calls,
  reasons,
  noTable: 'Sin mesa',
  noNumber: 'Pedido nuevo',
  number: number => `N.º\u00a0${number}`,
  steps: { waiting: 'Aceptar', new: 'Empezar', preparing: 'Listo', ready: 'Servido' },
  stepOf: (step, ticket) => `${step}: ${ticket}`,
  empty: {
    waiting: 'Nada por aceptar.',
    new: 'No hay pedidos nuevos.',
    preparing: 'Nada en preparación.',
    ready: 'Nada por servir.',
  },
  off: {
    title: 'Los pedidos aún no llegan a la cocina',
    hint: 'Se pide a los clientes que enseñen su lista al camarero. Los pedidos se activan en los ajustes del restaurante.',
  },
  paused: 'Los pedidos están en pausa: los clientes no pueden enviarlos ahora.',
  settings: 'Abrir ajustes',
  age: minutes => `${minutes} min`,
  late: 'Con retraso',
  allergy: 'ALERGIA',
  allergySeen: 'Vista por la cocina',
  markAllergy: 'Toca al verla',
  changed: 'Cambiado por el cliente',
  gotIt: 'Entendido',
  cancelled: 'Cancelado por el cliente',
  spoken: {
    changed: ticket => `Cambiado por el cliente: ${ticket}`,
    cancelled: ticket => `Cancelado por el cliente: ${ticket}`,
    allergy: allergies => `ALERGIA: ${allergies}`,
    all: texts => texts.join('. '),
  },
  added: 'Nuevo:',
  removed: 'Antes:',
  refusedLine: 'Rechazado:',
  note: 'Nota',
  more: ticket => `Más acciones: ${ticket}`,
  refuse: 'Rechazar…',
  print: 'Imprimir',
  copy: 'COPIA',
  printedAt: time => `Pedido a las ${time}`,
  undo: 'Deshacer',
  undoOf: move => `Deshacer ${move}`,
  moved: (ticket, state) => `${ticket}: ${state}`,
  moves: 'Últimos pasos',
  requests: 'Avisos de las mesas',
  requestDone: 'Atendido',
  offMenu: {
    title: 'Fuera de carta',
    guestPrice: amount => `Fuera de carta · precio del cliente ${amount}`,
    price: 'Precio por unidad',
    approve: 'Aprobar',
    refuse: 'No es posible',
    failed: 'No se guardó la decisión',
  },
  requestDoneFor: call => `Atendido: ${call}`,
  stations: 'Estación',
  kitchen: 'Cocina',
  allStations: 'Todas las estaciones',
  allDay: dishes => `Total por preparar: ${dishes}`,
  nothingToMake: 'No queda nada por preparar.',
  recent: count => `Terminados hace poco: ${count}`,
  noneRecent: 'No se ha servido nada en las dos últimas horas.',
  recall: 'Recuperar',
  recallOf: ticket => `Recuperar: ${ticket}`,
  sound: {
    start: 'Iniciar el tablero',
    off: 'El sonido está apagado. Inicia el tablero para oír pedidos y avisos.',
    blocked: 'El sonido está bloqueado en este dispositivo. Los pedidos llegan en silencio.',
    unblock: 'Activar el sonido',
  },
  blind: 'Sin conexión. Puede haber pedidos en espera.',
  newOrder: table => `Pedido nuevo: ${table}`,
  refusal: {
    title: ticket => `Rechazar ${ticket}`,
    lines: 'Platos',
    reason: 'Motivo',
    message: 'Mensaje para el cliente',
    submit: 'Rechazar',
    nothing: 'Elige al menos un plato.',
  },
  failed: {
    moved: { title: 'Alguien se ha adelantado', hint: 'El tablero muestra cómo está ahora la comanda.' },
    step: { title: 'No ha funcionado', hint: 'La comanda sigue donde estaba. Inténtalo de nuevo.' },
  },
  pairing: {
    title: 'Pantalla de cocina',
    hint: 'Escribe el código que aparece en el portal del restaurante.',
    code: 'Código de vinculación',
    name: 'Nombre de esta pantalla',
    nameHint: 'Por ejemplo, Cocina o Barra.',
    submit: 'Conectar',
    incomplete: 'El código tiene 8 letras y cifras.',
    failed: 'El servidor no ha respondido. Inténtalo de nuevo.',
    ended: 'Esta pantalla se ha desconectado. Escribe un código nuevo para volver a conectarla.',
  },
}
