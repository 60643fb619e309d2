// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'Cargando la cuenta…',
  back: 'Volver al resumen del grupo',
  missing: 'No existe el grupo o no tienes acceso.',
  failed: { title: 'No se ha cargado la cuenta', hint: 'Revisa tu conexión e inténtalo de nuevo.' },
  empty: {
    title: 'Aún no hay pedidos',
    hint: 'Pide algo y la cuenta aparecerá aquí.',
    action: 'Empezar a pedir',
  },
  bill: {
    title: 'Resumen de la cuenta',
    total: 'Total',
    subtotal: 'Subtotal',
    tax: rate => `Impuestos (${rate})`,
    serviceFee: rate => `Cargo por servicio (${rate})`,
    tip: 'Propina',
    tipOf: percent => `Propina (${percent})`,
    noTip: 'Sin propina',
    includesTax: rate => `impuestos incluidos (${rate})`,
    ratesOfTable: 'Tu mesa fija los impuestos y el cargo. Ponlos como en la cuenta del restaurante.',
    feeOfRestaurant: 'El restaurante cobra el cargo por servicio.',
    about: percent => `aprox. ${percent}`,
  },
  guessed: {
    count: count =>
      plural(count, {
        one: 'Un precio de esta cuenta es aproximado.',
        other: `${count} precios de esta cuenta son aproximados.`,
      }),
    correct: own => plural(own, { one: 'Corrige el tuyo', other: `Corrige los tuyos (${own})` }),
    show: 'Ver cuáles',
  },
  tip: {
    title: 'Propina',
    custom: 'Otra',
    chosenBy: name => `${name} eligió esta propina.`,
    least: amount => `Ya se han pagado ${amount} de propina, así que no puede ser menor.`,
    notChanged: 'La propina no ha cambiado',
  },
  split: {
    title: 'Cómo dividir',
    equal: 'Igual',
    items: 'Por platos',
    shares: 'Por partes',
    notChanged: 'La división no ha cambiado',
    paidBefore: (name, amount) => `${name} ya había pagado ${amount}. El resto se divide a partes iguales.`,
    changedBetween:
      'Algunas partes se pagaron antes de que cambiara la cuenta o la división. Se quedan igual y el resto se divide a partes iguales.',
  },
  weights: { notChanged: 'Las partes no han cambiado' },
  rates: { title: 'Impuestos y cargo', notChanged: 'Los impuestos y el cargo no han cambiado' },
  notChanged: 'No se ha cambiado nada. Inténtalo de nuevo.',
  shares: {
    title: 'Pagos',
    you: 'tú',
    details: name => `Lo que paga ${name}`,
    payNow: 'Pagar',
    payNowFor: (name, amount) => `Pagar: ${amount} por ${name}`,
    payMine: amount => `Pagar mi parte · ${amount}`,
    payAllMine: amount => `Pagar mis partes · ${amount}`,
    starting: (amount, names) => `Pagando ${amount} por ${list(names)}`,
    stop: 'Parar',
    stopFor: name => `Parar el pago por ${name}`,
    nothing: 'Nada que pagar',
    pending: 'pendiente',
    processing: 'en curso',
    failed: 'ha fallado. Inténtalo de nuevo.',
    changed: 'El importe ha cambiado. Pulsa otra vez para pagar.',
    paidSoFar: amount => `${amount} ya pagados`,
    held: 'pagando con tarjeta',
    paidBy: names => `pagado por ${list(names)}`,
    withOwnTip: amount => `incluye ${amount} de propina propia`,
  },
  payment: {
    done: {
      title: 'Pago realizado',
      hint: (amount, names) => `${amount} por ${list(names)}`,
    },
    failed: {
      title: 'El pago ha fallado',
      hint: 'No se ha podido hacer el pago. Inténtalo de nuevo.',
    },
    changed: {
      title: 'El importe ha cambiado',
      hint: (amount, name) => `Ahora son ${amount} por ${name}. Pulsa otra vez para pagar.`,
    },
  },
  offline: {
    title: 'No tienes conexión',
    hint: 'No se ha pagado nada. Paga cuando vuelvas a tener conexión.',
  },
  payTogether: { several: 'Pagar por varios', own: 'Añadir tu propina' },
  payEachShare: {
    action: 'Hacer todos los pagos',
    stopped: { title: 'Pagos detenidos', hint: 'Lo que ya se ha pagado queda pagado.' },
    done: { title: 'Todos los pagos realizados', hint: 'Todas las partes están pagadas.' },
    failed: {
      title: 'Error en los pagos',
      hint: 'Algunos pagos han fallado. Revísalos e inténtalo de nuevo.',
    },
  },
  payments: {
    title: 'Resumen de pagos',
    completed: 'Completados',
    countOf: (count, all) => `${count} de ${all}`,
    collected: 'Total pagado',
    pending: 'Pendiente',
    held: 'Pagando con tarjeta',
    progress: 'Pagado hasta ahora',
    progressOf: (collected, total) => `${collected} de ${total}`,
    allPaid: 'Ha pagado toda la mesa. ¡Gracias!',
    goodbye: 'Todo listo. ¡Buen regreso a casa!',
    done: 'Listo',
    receipt: 'Recibo',
    nothingCharged: 'Tarjeta de prueba: no se ha cobrado nada. Paga en el restaurante.',
    payStaff: 'Paga al personal. Aquí, en el teléfono, no se puede pagar.',
    youPaid: open =>
      plural(open, {
        one: 'Ya has pagado. Falta una persona.',
        other: `Ya has pagado. Faltan ${open} personas.`,
      }),
    notYours: open =>
      plural(open, {
        one: 'No tienes nada que pagar. Falta una persona por pagar.',
        other: `No tienes nada que pagar. Faltan ${open} personas por pagar.`,
      }),
  },
}
