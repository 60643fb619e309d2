// The sweep of card payments, as another node on the same database and clock would run it.

import { readConfig } from '../../src/server/config.ts'
import { sweepCardPayments } from '../../src/server/features/card-payments/sweep.ts'
import { createChangeQueues } from '../../src/server/limits/change-queues.ts'
import { createEvents } from '../../src/server/pubsub/events.ts'
import { makeKeyRing } from '../../src/server/secrets/key-ring.ts'
import type { TestApp } from '../app/app.ts'

/** `env` must contain the app's SECRETS_KEY. */
export function sweeperOf(
  app: Pick<TestApp, 'database' | 'now'>,
  env: Record<string, string>,
): () => Promise<number> {
  const config = readConfig(env)
  const context = {
    database: app.database,
    clock: app.now,
    events: createEvents(),
    changeQueues: createChangeQueues(),
    config,
    keyRing: makeKeyRing(config.secretKeys ?? []),
    log: { warn: () => {} } as never,
  }
  return () => sweepCardPayments(context)
}
