// Solves a proof-of-work challenge as a browser does, with Node's SHA-256.

import { hash } from 'node:crypto'
import type { ProblemBody } from '@tablemate/contract/problem.ts'
import { solve } from '@tablemate/domain/proof-of-work.ts'

export function solutionOf({ challenge }: ProblemBody): string {
  if (!challenge) throw new Error('there is no challenge')
  return solve(challenge, sha256)
}

export function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer')
}
