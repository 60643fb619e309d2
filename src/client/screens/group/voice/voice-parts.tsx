// What shows while somebody speaks, and when nothing came of it, in one file.

import type { UnplacedReason } from '#domain/orders/order.ts'
import type { SpeechProblem } from '../../../device/speech/speech.ts'
import * as en from '../../../text/en.ts'

export { HeardWords } from './heard-words.tsx'

export interface WhyNotProps {
  /** Why nothing came of what was said, or why the microphone is no help. */
  readonly why: UnplacedReason | SpeechProblem
}

export function WhyNot({ why }: WhyNotProps) {
  return typeof why === 'string' ? en.unplaced[why] : en.voiceProblem(why)
}
