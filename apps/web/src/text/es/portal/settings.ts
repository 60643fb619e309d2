// A restaurant's settings: ordering, kitchen stations and paired screens.

import type { settings as english } from '../../en/portal/settings.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const settings: Translation<typeof english> = {
  loading: 'Cargando tus ajustes…',
  pos: {
    title: 'Punto de venta',
    link: 'Integración',
    detail: 'Ajustes de tu punto de venta',
    cards: { title: 'Pagos con tarjeta', detail: 'Tus clientes pagan con tarjeta en su teléfono' },
    sent: { title: 'Pedidos enviados', detail: 'Todo lo que se ha enviado, espera o ha fallado' },
  },
  orders: {
    title: 'Pedidos',
    mode: '¿Cómo llegan los pedidos a tu cocina?',
    modes: {
      off: {
        label: 'No llegan',
        hint: 'Los clientes enseñan su lista al camarero, que toma nota como siempre.',
      },
      'first-by-hand': {
        label: 'Tras aceptar el primero',
        hint: 'El primer pedido de cada grupo espera a que tu personal lo acepte con un toque. Los siguientes van directos a la cocina.',
      },
      'at-once': {
        label: 'Al momento',
        hint: 'Cada pedido va directo a la cocina en cuanto un cliente lo envía.',
      },
    },
    offMenu: 'Los clientes pueden escribir platos que no están en su carta',
    offMenuHint: 'Usted aprueba cada uno con su precio antes de prepararlo y cobrarlo.',
    late: 'Con retraso a partir de (minutos)',
    lateHint: 'Un pedido que no esté listo para entonces se marca con retraso en todas las pantallas.',
    lateInvalid: (least, most) => `Escribe minutos enteros, de ${least} a ${most}.`,
    save: 'Guardar ajustes',
    saving: 'Guardando…',
    saved: 'Ajustes de pedidos guardados',
    pause: 'Pausar pedidos',
    pauseHint: 'La cocina no acepta pedidos ahora; se avisa a los clientes y conservan lo que han escrito.',
    paused: 'Pedidos en pausa',
    resumed: 'Pedidos reanudados',
    failed: { title: 'Ajustes de pedidos no guardados', hint: 'Inténtalo de nuevo.' },
  },
  stations: {
    title: 'Estaciones',
    hint: 'Cada estación ve solo los platos que prepara. Todo lo demás va a la cocina.',
    loading: 'Cargando tus estaciones…',
    failed: 'No se han cargado tus estaciones.',
    none: 'Una sola cocina lo prepara todo.',
    add: 'Añadir estación',
    name: 'Nombre de la estación',
    nameMissing: 'Escribe un nombre.',
    nameTaken: 'Ya hay una estación con ese nombre.',
    categories: 'Prepara',
    noCategories: 'Tu carta aún no tiene categorías.',
    remove: station => `Quitar ${station}`,
    removeUnnamed: 'Quitar esta estación',
    unnamed: 'Estación nueva',
    save: 'Guardar estaciones',
    saving: 'Guardando…',
    saved: 'Estaciones guardadas',
    notSaved: { title: 'Estaciones no guardadas', hint: 'Inténtalo de nuevo.' },
  },
  screens: {
    title: 'Tabletas',
    hint: 'Una tableta de cocina muestra los pedidos. Una de sala también cambia y cierra mesas y cobra. Ninguna necesita tu contraseña.',
    loading: 'Cargando tus tabletas…',
    failed: 'No se han cargado tus tabletas.',
    none: 'Aún no hay tabletas vinculadas.',
    kinds: { kitchen: 'Cocina', floor: 'Sala' },
    pair: { kitchen: 'Vincular una de cocina', floor: 'Vincular una de sala' },
    pairing: {
      title: 'Código para la tableta',
      label: 'Código',
      open: 'En la tableta, abre esta dirección y escribe el código:',
      left: minutes =>
        plural(minutes, { one: 'Válido 1 minuto más', other: `Válido ${minutes} minutos más` }),
      over: 'Este código ha caducado.',
      again: 'Código nuevo',
      close: 'Cerrar',
    },
    paired: name => ({ title: 'Tableta vinculada', hint: `${name} está en la lista.` }),
    notStarted: { title: 'No hay código', hint: 'No hemos podido crear un código. Inténtalo de nuevo.' },
    seen: 'Última conexión:',
    removal: {
      ask: 'Quitar',
      question: name => `¿Quitar ${name}?`,
      hint: 'No mostrará nada hasta que la vincules otra vez.',
      yes: 'Quitar tableta',
      removing: 'Quitando…',
      no: 'Conservarla',
      done: 'Se ha quitado la tableta',
      failed: { title: 'No se ha quitado la tableta', hint: 'Inténtalo de nuevo.' },
    },
  },
}
