// How a payment was made, on the bill and on receipts.

import type { Payment } from '@tablemate/contract/payments.ts'

export const paymentMethods: Record<Payment['paymentMethod'], string> = {
  demo_card: 'Carte de démo',
  cash: 'Espèces',
  card: 'Carte',
  card_online: 'Carte, en ligne',
}
