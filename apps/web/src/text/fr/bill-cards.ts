// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'Ce montant est trop petit pour la carte. Merci de payer à la caisse.',
    'uneven-for-card':
      'Ici, la carte ne paie que des montants qui finissent par 0. Ajoute un pourboire qui arrondit, ou paie à la caisse.',
  },
  pay: amount => `Payer par carte · ${amount}`,
  going: 'Ouverture de la page de paiement…',
  held: (amount, until) => `Tu règles ${amount} par carte. Ce montant t’est réservé jusqu’à ${until}.`,
  heldBy: (name, amount, until) => `${name} règle ${amount} par carte, jusqu’à ${until} au plus tard.`,
  cancel: 'Annuler le paiement par carte',
  failed: { title: 'Paiement par carte non effectué', hint: 'Rien n’a été payé. Réessaie.' },
  paid: { title: 'Paiement effectué', hint: 'Ta carte a été débitée. Merci !' },
  waiting: {
    title: 'En attente de Stripe',
    hint: 'Ton paiement s’affiche ici dès que Stripe le confirme.',
  },
  released: { title: 'Paiement par carte annulé', hint: 'Rien n’a été payé. Ta part reste à régler.' },
  returned: {
    title: 'Paiement arrivé trop tard',
    hint: 'Cette somme n’était plus à payer : elle sera reversée sur ta carte.',
  },
  refunded: { title: 'Paiement remboursé', hint: 'Le restaurant a remboursé ce paiement.' },
  notes: {
    returned: (amount, name) =>
      `Le paiement par carte de ${amount} (${name}) est arrivé trop tard : il est reversé sur la carte.`,
    refunded: (amount, name) =>
      `Le restaurant a remboursé ${amount} sur la carte utilisée (${name}). Cette part est de nouveau à régler.`,
  },
}
