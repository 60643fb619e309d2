// The sweep of card payments, as another node on the same database and clock would run it.

import { cardPaymentWork } from '@tablemate/server/features/card-payments/sweep.ts'
import type { TestApp } from '../app/app.ts'
import { deliveryContext } from '../deliveries/delivery-context.ts'

/** `env` must contain the app's SECRETS_KEY. The sweep resolves to the number of attempts. */
export function sweeperOf(app: TestApp, env: Record<string, string>): () => Promise<number> {
  const work = cardPaymentWork(deliveryContext(app, env))
  return async () => {
    const jobs = await work.claim(work.maxInFlight, [])
    await Promise.all(jobs.map(job => work.attempt(job).catch(() => {})))
    return jobs.length
  }
}
