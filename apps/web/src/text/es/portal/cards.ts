// Card payments of diners, into the restaurant's own account at Stripe.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

const tests: Record<TestResult['result'], string> = {
  ok: 'Stripe ha aceptado la clave.',
  unauthorized: 'Stripe ha rechazado la clave. Introduce otra.',
  gone: 'Stripe ha rechazado la prueba.',
  refused: 'Stripe ha rechazado la prueba. Puede que la clave no tenga todos los permisos necesarios.',
  'no-answer': 'Stripe no ha respondido. Inténtalo de nuevo en un momento.',
  'not-possible': 'Aún no hay nada que probar: introduce la clave y guarda.',
}

const states: Record<CardPaymentState, string> = {
  held: 'pagando',
  paid: 'pagado',
  released: 'no pagado',
  returning: 'llegó tarde: se está devolviendo el dinero',
  returned: 'llegó tarde: se ha devuelto el dinero',
  refunding: 'se está devolviendo el dinero',
  refunded: 'devuelto',
}

export const cards: Translation<typeof english> = {
  title: 'Pagos con tarjeta',
  otherCurrency: currency => `Stripe no acepta tarjetas en tu divisa (${currency}), así que se paga en caja.`,
  about:
    'Tus clientes pagan su parte con tarjeta en una página de Stripe, directamente en tu cuenta de Stripe. Nosotros nunca vemos la tarjeta. Comprobado con los datos de prueba oficiales de Stripe, aún no con una cuenta real.',
  loading: 'Cargando los pagos con tarjeta…',
  loadFailed: 'No se han cargado los ajustes de los pagos con tarjeta.',
  state: {
    none: 'No hay ninguna cuenta de Stripe guardada.',
    saved: 'Guardado, sin conectar. Stripe aún no ha aceptado la clave.',
    connected: 'Última vez que Stripe aceptó la clave:',
    unauthorized: 'Stripe ha rechazado la clave, así que no se aceptan tarjetas. Introduce otra.',
    test: 'Esta es una clave de prueba: no se mueve dinero real.',
  },
  enabled: {
    label: 'Aceptar tarjetas',
    hint: 'Tus clientes ven «Pagar con tarjeta» en su cuenta. Si lo desactivas, los pagos ya empezados se terminan.',
  },
  demo: {
    label: 'Pagos de prueba',
    hint: 'Tus clientes pueden pagar con la «Tarjeta de prueba», que no cobra nada, y así lo ven. Tu personal sigue cobrando. Al guardar una clave de Stripe, la prueba termina.',
  },
  key: {
    label: 'Clave restringida',
    hint: 'Panel de Stripe → Desarrolladores → Claves de API → Crear clave restringida. Empieza por rk_live_ y necesita Checkout Sessions: escritura, Charges and Refunds: escritura, PaymentIntents: lectura. No se acepta una clave secreta (sk_).',
    wrong: 'Una clave restringida empieza por rk_live_ o rk_test_.',
    show: 'Mostrar la clave restringida',
    hide: 'Ocultar la clave restringida',
  },
  secret: {
    label: 'Secreto de firma',
    hint: 'Stripe lo muestra con el punto de conexión que añades allí. Empieza por whsec_.',
    wrong: 'Un secreto de firma empieza por whsec_.',
    show: 'Mostrar el secreto de firma',
    hide: 'Ocultar el secreto de firma',
  },
  keep: 'Guardado y cifrado. Déjalo vacío para conservarlo.',
  remove: 'Quitar clave y secreto',
  undoRemove: 'Conservar clave y secreto',
  removed: 'Se quitan al guardar.',
  url: 'URL del punto de conexión',
  urlHint:
    'Panel de Stripe → Desarrolladores → Webhooks → Añadir punto de conexión. Elige estos eventos: checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Probar la clave',
  tests,
  save: 'Guardar pagos con tarjeta',
  saving: 'Guardando…',
  saved: {
    title: 'Pagos con tarjeta actualizados',
    hint: 'Se han guardado los ajustes de los pagos con tarjeta.',
  },
  failed: {
    title: 'Pagos con tarjeta no actualizados',
    hint: 'No se ha guardado nada. Inténtalo de nuevo.',
  },
  list: {
    title: 'Pagos con tarjeta de las últimas 24 horas',
    none: 'Aún ninguno.',
    failed: 'No se ha cargado la lista de pagos con tarjeta.',
    table: name => `Mesa ${name}`,
    noTable: 'Sin mesa',
    states,
    refund: 'Devolver',
    cancel: 'Cancelar',
    of: (action, amount) => `${action}: ${amount}`,
    question: amount => `¿Devolver ${amount}? La parte vuelve a estar pendiente.`,
    cancelQuestion: amount => `¿Cancelar el pago de ${amount}? La parte vuelve a estar pendiente.`,
    keep: 'Mantener',
    notRefunded: { title: 'No se ha devuelto', hint: 'El dinero no se ha devuelto. Inténtalo de nuevo.' },
  },
}
