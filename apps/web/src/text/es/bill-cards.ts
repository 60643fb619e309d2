// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'Es muy poco para pagar con tarjeta. Paga en caja.',
    'uneven-for-card':
      'Aquí la tarjeta solo paga importes que acaban en 0. Añade una propina que lo redondee o paga en caja.',
  },
  pay: amount => `Pagar con tarjeta · ${amount}`,
  going: 'Abriendo la página de pago…',
  held: (amount, until) => `Estás pagando ${amount} con tarjeta. Te lo reservamos hasta las ${until}.`,
  heldBy: (name, amount, until) => `${name} está pagando ${amount} con tarjeta, hasta las ${until}.`,
  cancel: 'Cancelar el pago con tarjeta',
  failed: { title: 'No se ha pagado con tarjeta', hint: 'No se ha cobrado nada. Inténtalo de nuevo.' },
  paid: { title: 'Pago realizado', hint: 'Se ha cobrado en tu tarjeta. ¡Gracias!' },
  waiting: {
    title: 'Esperando a Stripe',
    hint: 'Tu pago aparecerá aquí en cuanto Stripe lo confirme.',
  },
  released: {
    title: 'Pago con tarjeta cancelado',
    hint: 'No se ha cobrado nada. Tu parte vuelve a estar pendiente.',
  },
  returned: {
    title: 'El pago llegó tarde',
    hint: 'Ya no estaba pendiente, así que el dinero vuelve a tu tarjeta.',
  },
  refunded: { title: 'Dinero devuelto', hint: 'El restaurante te ha devuelto este pago.' },
  notes: {
    returned: (amount, name) =>
      `${amount} de ${name} con tarjeta: el pago llegó tarde y vuelve a la tarjeta.`,
    refunded: (amount, name) =>
      `El restaurante ha devuelto ${amount} a la tarjeta de ${name}. Esa parte vuelve a estar pendiente.`,
  },
}
