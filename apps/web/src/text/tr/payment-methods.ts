// How a payment was made, on the bill and on receipts.

import type { paymentMethods as english } from '../en/payment-methods.ts'
import type { Translation } from '../words.ts'

export const paymentMethods: Translation<typeof english> = {
  demo_card: 'Demo kart',
  cash: 'Nakit',
  card: 'Kart',
  card_online: 'Kart, çevrimiçi',
}
