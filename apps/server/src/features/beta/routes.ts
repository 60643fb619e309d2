// The endpoints of the beta gate: whether there is one, and the check of its code.

import { hash, timingSafeEqual } from 'node:crypto'
import { getGate, verifyBeta } from '@tablemate/contract/beta.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { createFairQueue, serialPerKey } from '../../limits/fair-queue.ts'
import { problem } from '../../problems.ts'

export function registerBeta(app: FastifyInstance, { config, rateLimits }: AppContext): void {
  serveEndpoint(app, getGate, async () => ({ gate: config.betaAccessCode !== '' }))

  const queue = createFairQueue(serialPerKey)
  serveEndpoint(app, verifyBeta, ({ body, address }) =>
    // One at a time per address: otherwise a thousand concurrent guesses pass before the first miss counts.
    queue({ keys: [address] }, async () => {
      await rateLimits.require('beta-misses-per-address', address)
      if (isBetaCode(body.code, config.betaAccessCode)) return undefined
      await rateLimits.consume('beta-misses-per-address', address)
      throw problem('wrong-code')
    }),
  )
}

/** An empty code means that the gate is off. Case is ignored, because phones capitalise the first letter. */
function isBetaCode(typed: string, code: string): boolean {
  return code === '' || timingSafeEqual(digest(typed.trim().toUpperCase()), digest(code.toUpperCase()))
}

/** All digests have the same length, so that the duration of the comparison reveals nothing, not even the code's length. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
