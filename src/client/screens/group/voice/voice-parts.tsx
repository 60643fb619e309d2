// The panel's parts for heard words and problems, as one script.

import type { UnplacedReason } from '#domain/orders/order.ts'
import type { SpeechProblem } from '../../../device/speech/speech.ts'
import * as en from '../../../text/en.ts'

export { HeardWords } from './heard-words.tsx'

export interface WhyNotProps {
  /** Why the sentence gave no dish, or why the microphone failed. */
  readonly why: UnplacedReason | SpeechProblem
}

export function WhyNot({ why }: WhyNotProps) {
  return typeof why === 'string' ? en.unplaced[why] : en.voiceProblem(why)
}
