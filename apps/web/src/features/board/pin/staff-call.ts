// A call on the staff's display. If it needs a PIN, the display asks for one, and the call is repeated.

import type { Endpoint, ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { StaffAct } from '@tablemate/domain/staff/roles.ts'
import { type CallInput, call } from '../../../lib/api/call.ts'
import { CallProblem } from '../../../lib/api/call-problem.ts'
import { createListeners } from '../../../lib/device/listeners.ts'
import { noteAct } from './display-staff.ts'

/** The question that the pad shows. */
export interface PinQuestion {
  readonly id: number
  readonly act: StaffAct
  /** Closes the pad. */
  readonly answer: (isUnlocked: boolean) => void
}

const listeners = createListeners()
let question: PinQuestion | null = null
let questions = 0

export const pinQuestions = { subscribe: listeners.subscribe, current: () => question }

/** Throws `CallProblem`: 'pin-required' if the pad was closed without a PIN. */
export async function staffCall<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
  for (;;) {
    try {
      const reply = await call(endpoint, input)
      noteAct()
      return reply
    } catch (error) {
      const act = error instanceof CallProblem ? error.act : undefined
      if (!act || !(await askForPin(act))) throw error
    }
  }
}

/** Resolves to whether somebody unlocked the display. A question that is still open counts as declined. */
function askForPin(act: StaffAct): Promise<boolean> {
  question?.answer(false)
  return new Promise(resolve => {
    const asked: PinQuestion = {
      id: ++questions,
      act,
      answer(isUnlocked) {
        if (question === asked) show(null)
        resolve(isUnlocked)
      },
    }
    show(asked)
  })
}

function show(next: PinQuestion | null): void {
  question = next
  listeners.notify()
}
