// Finds the table behind a code. Where its address has sent too many wrong ones, the browser first solves what the server
// asks (docs/decisions/0025).

import type { ReplyOf } from '#contract/endpoint.ts'
import { findGroupByCode } from '#contract/groups.ts'
import type { Challenge } from '#domain/proof-of-work.ts'
import { call } from '../../api/call.ts'
import { CallProblem } from '../../api/call-problem.ts'

export type FoundTable = ReplyOf<typeof findGroupByCode>

interface TableSearch {
  readonly code: string
  /** Of the link that brought the code. */
  readonly key: string | undefined
  readonly onChallenge: () => void
}

/** A solution may come too late on a phone that slept meanwhile: then there is one more challenge. */
const mostChallenges = 2

/** Throws `CallProblem`; 'proof-of-work-required' where this browser cannot solve what it is asked. */
export async function findTable({ code, key, onChallenge }: TableSearch): Promise<FoundTable> {
  let proof: string | undefined
  for (let challenges = 0; ; challenges += 1) {
    try {
      return await call(findGroupByCode, { params: { code }, query: { key, proof } })
    } catch (error) {
      const challenge = error instanceof CallProblem ? error.challenge : undefined
      if (!challenge || challenges === mostChallenges) throw error
      onChallenge()
      proof = await solveApart(challenge).catch(() => Promise.reject(error))
    }
  }
}

/** On a thread of its own. Rejects where there are no workers, or this one did not arrive. */
function solveApart(challenge: Challenge): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = reject
    worker.postMessage(challenge)
  })
}
