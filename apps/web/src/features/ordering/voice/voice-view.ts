// The states of the voice panel: a recording, or the outcome of a sentence.

import type { Order } from '@tablemate/contract/orders.ts'
import type { UnplacedReason } from '@tablemate/domain/orders/order.ts'
import type { Speech } from '../../../lib/device/speech/speech.ts'
import { transcriptOf } from '../../../lib/device/speech/transcript.ts'

/** 'heard' never shows, because a heard sentence is sent immediately. */
export type VoiceView = Exclude<Speech, { kind: 'heard' }> | Outcome

/**
 * 'ordered': a dish was ordered. 'to-check': the diner checks the order before it goes to the kitchen. 'waiting': stored on this
 * phone until it can be sent. 'no-dish': no dish was understood. 'nothing': the sentence is no order, and was not sent.
 */
export type Result =
  | { readonly kind: 'ordered' | 'cancelled' | 'noted' | 'to-check' | 'waiting' }
  | { readonly kind: 'nothing'; readonly hasOffers: boolean }
  /** With the order as it is now. */
  | { readonly kind: 'changed'; readonly order: Order }
  | { readonly kind: 'no-dish'; readonly reason: UnplacedReason | null }

export type Outcome =
  | { readonly kind: 'sending'; readonly transcript: string }
  | (Result & { readonly transcript: string })
  /** The transcript has no letter or digit. */
  | { readonly kind: 'empty' }

/** The transcript so far. */
export function transcriptIn(view: VoiceView): string {
  if ('heard' in view) return transcriptOf(view.heard)
  return 'transcript' in view ? view.transcript : ''
}

/** Whether only speaking, stopping and cancelling are possible. */
export function isRecording({ kind }: VoiceView): boolean {
  return kind === 'starting' || kind === 'listening' || kind === 'stopping'
}

/** The result of a sentence, by the order in the reply. `own` are the orders before it. */
export function resultOf(order: Order, own: readonly Pick<Order, 'id'>[]): Result {
  if (order.state === 'cancelled') return { kind: 'cancelled' }
  if (order.kitchen === 'to-confirm') return { kind: 'to-check' }
  if (own.some(({ id }) => id === order.id)) return { kind: 'changed', order }
  if (order.items.length > 0) return { kind: 'ordered' }
  if (order.state === 'placed') return { kind: 'noted' }
  return { kind: 'no-dish', reason: order.notUnderstood.find(({ reason }) => reason)?.reason ?? null }
}
