// The beta gate, seen from the server: is there one, and is this the code?

import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { getGate, verifyBeta } from '#contract/beta.ts'
import type { AppContext } from '../../app-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { createFairQueue, oneByOne } from '../../limits/fair-queue.ts'
import { problem } from '../../problems.ts'

export function registerBeta(app: FastifyInstance, { config, rateLimits }: AppContext): void {
  serveEndpoint(app, getGate, async () => ({ gate: config.betaAccessCode !== '' }))

  const inTurn = createFairQueue(oneByOne)
  serveEndpoint(app, verifyBeta, ({ body, address }) =>
    // Else a thousand guesses at once would all be compared before the first miss counts.
    inTurn({ keys: [address] }, async () => {
      await rateLimits.require('beta-misses-per-address', address)
      if (isBetaCode(body.code, config.betaAccessCode)) return undefined
      await rateLimits.consume('beta-misses-per-address', address)
      throw problem('wrong-code')
    }),
  )
}

/** An empty code is a gate that is off, and lets everybody through. Case makes no difference: phones begin with a capital. */
function isBetaCode(typed: string, code: string): boolean {
  return code === '' || timingSafeEqual(digest(typed.trim().toUpperCase()), digest(code.toUpperCase()))
}

/** Of one length for all, so that the time to compare tells nothing, not even how long the code is. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
