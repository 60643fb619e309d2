// What the voice panel shows: the recording, or what became of what was said.

import type { Order } from '#contract/orders.ts'
import type { UnplacedReason } from '#domain/orders/order.ts'
import type { Speech } from '../../../device/speech/speech.ts'
import { transcriptOf } from '../../../device/speech/transcript.ts'

/** What was heard is on its way at once. */
export type VoiceView = Exclude<Speech, { kind: 'heard' }> | Outcome

/** 'said': a dish was ordered. 'waiting': on this phone, until it can go. 'kept': no dish was understood. */
export type Result =
  | { readonly kind: 'said' | 'changed' | 'cancelled' | 'noted' | 'waiting' }
  | { readonly kind: 'kept'; readonly reason: UnplacedReason | null }

export type Outcome =
  | { readonly kind: 'sending'; readonly transcript: string }
  | (Result & { readonly transcript: string })
  /** Something was heard, but no word. */
  | { readonly kind: 'empty' }

/** All that was said, as far as it is known. */
export function saidIn(view: VoiceView): string {
  if ('heard' in view) return transcriptOf(view.heard)
  return 'transcript' in view ? view.transcript : ''
}

/** While the microphone is open there is nothing to do but to speak, to stop and to cancel. */
export function isRecording({ kind }: VoiceView): boolean {
  return kind === 'starting' || kind === 'listening' || kind === 'stopping'
}

/** What became of a sentence, by the order that answers it. */
export function resultOf(order: Order, own: readonly Pick<Order, 'id'>[]): Result {
  if (order.state === 'cancelled') return { kind: 'cancelled' }
  if (own.some(({ id }) => id === order.id)) return { kind: 'changed' }
  if (order.items.length > 0) return { kind: 'said' }
  if (order.state === 'placed') return { kind: 'noted' }
  return { kind: 'kept', reason: order.notUnderstood.find(({ reason }) => reason)?.reason ?? null }
}
