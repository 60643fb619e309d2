// A request to place an order, and its caller.

import type { OrderItem } from '#domain/orders/order.ts'
import type { IdempotencyKey } from '../../idempotency/idempotency.ts'

export interface OrderRequest {
  readonly groupId: string
  readonly memberId: number
  /** Empty for a spoken order. */
  readonly items: readonly OrderItem[]
  readonly transcription: string
  /** Empty if the diner typed no note. */
  readonly note: string
}

export interface Caller {
  readonly device: string
  readonly idempotencyKey: IdempotencyKey | null
}
