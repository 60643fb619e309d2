// What the panel says about a problem.

import type { UnplacedReason } from '@tablemate/domain/orders/order.ts'
import type { SpeechProblem } from '../../../lib/device/speech/speech.ts'
import { texts } from '../../../lib/text/texts.ts'

interface ReasonTextProps {
  /** Why the sentence gave no dish, or why the microphone failed. */
  readonly reason: UnplacedReason | SpeechProblem
}

export function ReasonText({ reason }: ReasonTextProps) {
  return typeof reason === 'string' ? texts.unplaced[reason] : voiceProblemText(reason)
}

function voiceProblemText(problem: SpeechProblem): string {
  switch (problem.kind) {
    case 'other':
      return texts.voiceProblem.other({ code: problem.code })
    case 'not-started':
      return texts.voiceProblem['not-started']({ message: problem.message })
    default:
      return texts.voiceProblem[problem.kind]
  }
}
