// What the voice panel shows: the recording, or what became of what was said.

import { transcriptOf } from '../../../device/speech/hearing.ts'
import type { Speech } from '../../../device/speech/speech-state.ts'

/** What was heard is on its way at once. */
export type VoiceView = Exclude<Speech, { kind: 'heard' }> | Outcome

export type Outcome =
  | { readonly kind: 'sending' | 'said'; readonly transcript: string }
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
