// A request to place an order, and its caller.

import type { SentItem } from '@tablemate/domain/menu/menu-price.ts'
import type { IdempotencyKey } from '../../idempotency/idempotency.ts'

export interface OrderRequest {
  readonly groupId: string
  readonly memberId: number
  /** Empty for a spoken order. */
  readonly items: readonly SentItem[]
  readonly transcription: string
  /** Empty if the diner typed no note. */
  readonly note: string
  /** The diner accepts prices above those that they saw. */
  readonly acceptPrices: boolean
}

export interface Caller {
  readonly device: string
  readonly idempotencyKey: IdempotencyKey | null
}
