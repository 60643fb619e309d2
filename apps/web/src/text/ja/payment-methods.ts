// How a payment was made, on the bill and on receipts.

import type { Payment } from '@tablemate/contract/payments.ts'

export const paymentMethods: Record<Payment['paymentMethod'], string> = {
  demo_card: 'デモカード',
  cash: '現金',
  card: 'カード',
  card_online: 'カード（オンライン）',
}
