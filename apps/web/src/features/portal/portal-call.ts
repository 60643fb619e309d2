// A call in the restaurant's session. If the server replies that the session has ended, this browser forgets it, and the
// portal's screens redirect to the login.

import type { Endpoint, ReplyOf } from '@tablemate/contract/endpoint.ts'
import { type CallInput, call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
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

/** For calls that do not go through `portalCall`. */
export function noticeSignOut(error: unknown): void {
  if (problemOf(error) === 'not-signed-in') showSignedOut()
}

/** Shows that the session has ended, and forgets it. */
export function showSignedOut(): void {
  toast({
    title: texts.portal.signedOut,
    description: problemText('not-signed-in'),
    tone: 'bad',
    isForNextScreen: true,
  })
  forgetSession()
}
