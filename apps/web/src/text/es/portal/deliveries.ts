// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type {
  DeliveryFault,
  DeliveryKind,
  DeliveryState,
  DestinationFault,
  DestinationKind,
} from '@tablemate/domain/delivery/delivery.ts'
import type { deliveries as english } from '../../en/portal/deliveries.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

/** In the middle of `strip.notTaken` and `strip.notPrinted`. */
const subjects: Record<DeliveryKind, (number: number) => string> = {
  order: number => `el pedido ${number}`,
  cancel: number => `la cancelación del pedido ${number}`,
  copy: number => `la copia del pedido ${number}`,
  close: number => `el cierre del pedido ${number}`,
}

const subjectsWithoutNumber: Record<DeliveryKind, string> = {
  order: 'un pedido',
  cancel: 'la cancelación de un pedido',
  copy: 'la copia de un pedido',
  close: 'el cierre de un pedido',
}

const faults: Record<DeliveryFault, (destination: string, dish: string) => string> = {
  unauthorized: destination => `${destination} ha denegado el acceso.`,
  gone: destination => `${destination} ya no existe en esta dirección.`,
  refused: destination => `${destination} lo ha rechazado.`,
  'no-answer': destination => `${destination} no ha respondido.`,
  'too-late': destination => `${destination} no lo ha impreso a tiempo.`,
  'not-printed': destination => `${destination} tiene el pedido, pero no lo ha impreso.`,
  'switched-off': destination => `${destination}: destino desactivado o eliminado.`,
  'cannot-cancel': destination => `${destination} no puede cancelar un pedido. Cancélalo allí.`,
  'dish-unknown': (destination, dish) => `${destination} no conoce ${dish}.`,
  currency: destination => `${destination} no acepta esta moneda o este importe.`,
  'too-many-lines': destination => `El pedido tiene más líneas de las que acepta ${destination}.`,
  'table-name': destination => `${destination} solo acepta números como nombre de mesa.`,
  'location-missing': destination =>
    `${destination} necesita el ID del local. Indícalo en los ajustes del punto de venta.`,
}

const states: Record<Exclude<DeliveryState, 'dead'>, string> = {
  waiting: 'Pendiente de envío',
  sent: 'Enviado',
  superseded: 'Sustituido por una versión más reciente',
  'by-hand': 'Hecho a mano',
}

/** A printer has no key and no address that could be refused. */
const destinationFaults: Record<Exclude<DestinationKind, 'printer'>, Record<DestinationFault, string>> = {
  pos: {
    unauthorized: 'Ha denegado el acceso. Los ajustes del punto de venta dicen qué hacer.',
    gone: 'Ya no conoce el local. Revísalo en los ajustes del punto de venta.',
  },
  webhook: {
    unauthorized: 'Ha rechazado un pedido, así que ya no se le envía nada más.',
    gone: 'Ha respondido 410 (gone), así que ya no se le envía nada más.',
  },
}

export const deliveries: Translation<typeof english> = {
  loading: 'Cargando lo enviado…',
  states,
  printerStates: { ...states, waiting: 'Esperando a la impresora', sent: 'Impreso' },
  faults,
  destinationFaults,
  someDish: 'uno de los platos',
  noTable: 'sin mesa',
  removed: 'Una impresora eliminada',
  destinations: {
    title: 'Destinos',
    hint: 'Cifras de las últimas 24 horas.',
    none: 'Los pedidos van solo al tablero',
    noneHint: 'Añade una impresora, un webhook o un punto de venta, y los pedidos irán también allí.',
    settings: 'Abrir ajustes',
    posSettings: 'Ajustes del punto de venta',
    sent: { pos: 'enviados', webhook: 'enviados', printer: 'impresos' },
    waiting: 'en espera',
    dead: 'con error',
    confirmed: 'Última confirmación:',
    never: 'Aún sin confirmaciones',
    off: 'Desactivado',
  },
  dead: {
    title: 'Por resolver',
    hint: 'Están en el tablero, pero no han llegado a donde se enviaron.',
  },
  latest: {
    title: 'Lo último',
    empty: 'No se ha enviado nada en las últimas 24 horas.',
    more: count => `Ver ${count} más`,
  },
  order: number => `Pedido ${number}`,
  noNumber: 'Pedido sin número',
  kinds: { order: '', cancel: 'Cancelación', copy: 'Copia', close: 'Cierre' },
  changed: 'Cambiado',
  attempts: count => plural(count, { one: '1 intento hasta ahora', other: `${count} intentos hasta ahora` }),
  next: time => `el próximo, a las ${time}`,
  nextDue: 'el próximo, ahora',
  reports: (destination, state) => `${destination} dice: ${state}`,
  totals: (destination, theirs, ours) => `${destination} cobra ${theirs}; la cuenta de la mesa dice ${ours}.`,
  retry: 'Enviar otra vez',
  printNow: 'Imprimir otra vez',
  copy: 'Imprimir otra vez (copia)',
  done: 'Hecho a mano',
  of: (action, name) => `${action}: ${name}`,
  retried: 'Se está enviando otra vez.',
  printed: 'Se imprime otra vez, marcado como copia.',
  settled: 'Marcado como hecho a mano.',
  failed: { title: 'No ha funcionado', hint: 'No se ha cambiado nada. Inténtalo de nuevo.' },
  strip: {
    title: 'Pedidos que no han llegado',
    count: count =>
      plural(count, { one: '1 pedido no ha llegado', other: `${count} pedidos no han llegado` }),
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination, what, table) => `${destination} no ha aceptado ${what} (${table})`,
    notPrinted: (printer, what, table) => `${printer} no ha impreso ${what} (${table})`,
  },
}
