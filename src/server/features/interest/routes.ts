// Restaurants that would like to take part.

import type { FastifyInstance } from 'fastify'
import { declareInterest } from '#contract/interest.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { findReceived, insertInterest } from './queries.ts'

export function registerInterest(app: FastifyInstance, { database: { sql }, budgets, clock }: House): void {
  serveEndpoint(app, declareInterest, async ({ body, once, address }) => {
    const findAgain = async () => {
      const received = once && (await findReceived(sql, once))
      if (received && received.fingerprint !== once.fingerprint) throw problem('key-reused')
      return received
    }
    const again = await findAgain()
    if (again) return { receivedAt: again.receivedAt.toISOString() }
    await budgets.spend('interest-per-address', address)
    const now = clock()
    const isNew = await insertInterest(sql, body, once, now)
    const receivedAt = isNew ? now : ((await findAgain())?.receivedAt ?? now)
    return { receivedAt: receivedAt.toISOString() }
  })
}
