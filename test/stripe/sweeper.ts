// The sweep of card payments, as another node on the same database and clock would run it.

import { sweepCardPayments } from '@tablemate/server/features/card-payments/sweep.ts'
import type { TestApp } from '../app/app.ts'
import { deliveryContext } from '../deliveries/delivery-context.ts'

/** `env` must contain the app's SECRETS_KEY. */
export function sweeperOf(app: TestApp, env: Record<string, string>): () => Promise<number> {
  const context = deliveryContext(app, env)
  return () => sweepCardPayments(context)
}
