// What the voice panel shows: the recording, or what became of what was said.

import type { UnplacedReason } from '#domain/order.ts'
import { transcriptOf } from '../../../device/speech/hearing.ts'
import type { Speech } from '../../../device/speech/speech-state.ts'

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
