// Proof-of-work challenges. Each is signed, so the server stores none.

import { hash, randomBytes } from 'node:crypto'
import { type Challenge, difficulty, isSolution } from '@tablemate/domain/proof-of-work.ts'
import type { Clock } from '../db/clock.ts'
import { isSame, type Sign } from '../db/signer.ts'

/** How long a challenge is valid, in milliseconds. */
export const challengeLifetimeMs = 120_000

export interface Proofs {
  /** A new challenge, valid for this address only. */
  challengeFor(address: string): Challenge
  /**
   * The token of the challenge that the proof solves; null if the proof is invalid, expired or from another address. The
   * caller must reject a token that was used before.
   */
  findSolvedToken(address: string, proof: string): string | null
}

export function createProofs(sign: Sign, clock: Clock): Proofs {
  const signatureOf = (address: string, content: string) =>
    sign(`proof of work ${address} ${content}`).toString('base64url').slice(0, 22)

  return {
    challengeFor(address) {
      const expiresAt = clock().getTime() + challengeLifetimeMs
      const content = `${expiresAt.toString(36)}.${randomBytes(12).toString('base64url')}`
      return { token: `${content}.${signatureOf(address, content)}`, ...difficulty }
    },
    findSolvedToken(address, proof) {
      const [expiresAt = '', nonce = '', signature = ''] = proof.split('.', 3)
      const content = `${expiresAt}.${nonce}`
      if (!isSame(signature, signatureOf(address, content))) return null
      if (Number.parseInt(expiresAt, 36) <= clock().getTime()) return null
      const token = `${content}.${signature}`
      return isSolution(proof, { token, ...difficulty }, sha256) ? token : null
    },
  }
}

function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer')
}
