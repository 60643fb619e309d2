// A call of the restaurant that is signed in. Where the server says that it is not any more, this browser knows it too,
// and the portal's screens lead to the login.

import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { type CallInput, call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import * as en from '../../text/en.ts'
import { problemText } from '../../text/problems.ts'
import { toast } from '../../ui/toast.ts'
import { forgetSession } from './session.ts'

/** Throws `CallProblem`. */
export async function portalCall<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
  try {
    return await call(endpoint, input)
  } catch (error) {
    noticeSignOut(error)
    throw error
  }
}

/** For what is not sent by `portalCall`. */
export function noticeSignOut(error: unknown): void {
  if (problemOf(error) === 'not-signed-in') showSignedOut()
}

/** Says that the session has ended, and lets go of it. */
export function showSignedOut(): void {
  toast({
    title: en.portal.signedOut,
    description: problemText['not-signed-in'],
    tone: 'bad',
    isForNextScreen: true,
  })
  forgetSession()
}
