// How a payment was made, on the bill and on receipts.

import type { Payment } from '@tablemate/contract/payments.ts'

export const paymentMethods: Record<Payment['paymentMethod'], string> = {
  demo_card: 'Demokaart',
  cash: 'Contant',
  card: 'Kaart',
  card_online: 'Kaart, online',
}
