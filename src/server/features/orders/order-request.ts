// An order as a phone asks for it, and who asks.

import type { OrderItem } from '#domain/orders/order.ts'
import type { IdempotencyKey } from '../../idempotency/idempotency.ts'

export interface OrderRequest {
  readonly groupId: string
  readonly memberId: number
  /** None where it was spoken. */
  readonly items: readonly OrderItem[]
  readonly transcription: string
  /** Empty where nothing was written. */
  readonly note: string
}

export interface Caller {
  readonly device: string
  readonly idempotencyKey: IdempotencyKey | null
}
