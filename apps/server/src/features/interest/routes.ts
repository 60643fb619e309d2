// Receives declarations of restaurants that would like to take part, once per idempotency key.

import { declareInterest } from '@tablemate/contract/interest.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { findReceived, insertInterest } from './queries.ts'

export function registerInterest(
  app: FastifyInstance,
  { database: { sql }, rateLimits, clock }: AppContext,
): void {
  serveEndpoint(app, declareInterest, async ({ body, idempotencyKey, address }) => {
    const findAgain = async () => {
      const received = idempotencyKey && (await findReceived(sql, idempotencyKey))
      if (received && received.fingerprint !== idempotencyKey.fingerprint) throw problem('key-reused')
      return received
    }
    const again = await findAgain()
    if (again) return { receivedAt: again.receivedAt.toISOString() }
    await rateLimits.consume('interest-per-address', address)
    const now = clock()
    const isNew = await insertInterest(sql, body, idempotencyKey, now)
    const receivedAt = isNew ? now : ((await findAgain())?.receivedAt ?? now)
    return { receivedAt: receivedAt.toISOString() }
  })
}
