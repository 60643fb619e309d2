// Finds the table of a code. After too many wrong codes from its address, the browser must solve a proof of work first
// (docs/decisions/0025).

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { findGroupByCode } from '@tablemate/contract/groups.ts'
import type { Challenge } from '@tablemate/domain/proof-of-work.ts'
import { call } from '../../api/call.ts'
import { CallProblem } from '../../api/call-problem.ts'

export type FoundTable = ReplyOf<typeof findGroupByCode>

interface TableSearch {
  readonly code: string
  /** The key of the link that contained the code. */
  readonly key: string | undefined
  readonly onChallenge: () => void
}

/** A phone that slept may solve the first challenge too late, and then gets another. */
const maxChallenges = 2

/** Throws `CallProblem`; 'proof-of-work-required' if this browser cannot solve the challenge. */
export async function findTable({ code, key, onChallenge }: TableSearch): Promise<FoundTable> {
  let proof: string | undefined
  for (let challenges = 0; ; challenges += 1) {
    try {
      return await call(findGroupByCode, { params: { code }, query: { key, proof } })
    } catch (error) {
      const challenge = error instanceof CallProblem ? error.challenge : undefined
      if (!challenge || challenges === maxChallenges) throw error
      onChallenge()
      proof = await solveOnWorker(challenge).catch(() => Promise.reject(error))
    }
  }
}

/** Solves the challenge on a worker. Rejects if workers are missing or the script cannot be loaded. */
function solveOnWorker(challenge: Challenge): Promise<string> {
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
