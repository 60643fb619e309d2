// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'L’importo è troppo basso per la carta. Paga alla cassa.',
    'uneven-for-card':
      'Qui la carta paga solo importi che finiscono con 0. Aggiungi una mancia per arrotondare o paga alla cassa.',
  },
  pay: amount => `Paga con carta · ${amount}`,
  going: 'Apertura della pagina di pagamento…',
  held: (amount, until) =>
    `Stai pagando ${amount} con carta. L’importo resta riservato a te fino alle ${until}.`,
  heldBy: (name, amount, until) => `${name} sta pagando ${amount} con carta, fino alle ${until}.`,
  cancel: 'Annulla il pagamento con carta',
  failed: { title: 'Pagamento con carta non riuscito', hint: 'Non è stato pagato nulla. Riprova.' },
  paid: { title: 'Pagamento effettuato', hint: 'L’importo è stato addebitato sulla tua carta. Grazie!' },
  waiting: { title: 'In attesa di Stripe', hint: 'Il pagamento compare qui appena Stripe lo conferma.' },
  released: {
    title: 'Pagamento con carta annullato',
    hint: 'Non è stato pagato nulla. La tua quota è di nuovo da pagare.',
  },
  returned: {
    title: 'Pagamento arrivato tardi',
    hint: 'Questo importo non era più dovuto: il denaro torna sulla tua carta.',
  },
  refunded: { title: 'Denaro rimborsato', hint: 'Il ristorante ha rimborsato questo pagamento.' },
  notes: {
    returned: (amount, name) =>
      `Il pagamento con carta di ${amount} da ${name} è arrivato tardi e torna su quella carta.`,
    refunded: (amount, name) =>
      `Il ristorante ha rimborsato ${amount} sulla carta di ${name}. Quella quota è di nuovo da pagare.`,
  },
}
