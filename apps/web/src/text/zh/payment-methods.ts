// How a payment was made, on the bill and on receipts.

import type { Payment } from '@tablemate/contract/payments.ts'

export const paymentMethods: Record<Payment['paymentMethod'], string> = {
  demo_card: '演示卡',
  cash: '现金',
  card: '刷卡',
  card_online: '银行卡（线上）',
}
