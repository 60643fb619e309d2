// What sends deliveries, for tests that claim and send by themselves, as a node of their own does.

import type { AppContext } from '@tablemate/server/app-context.ts'
import { readConfig } from '@tablemate/server/config.ts'
import { createChangeQueues } from '@tablemate/server/limits/fair-queue.ts'
import { createEvents } from '@tablemate/server/pubsub/events.ts'
import { makeKeyRing } from '@tablemate/server/secrets/key-ring.ts'
import { pino } from 'pino'
import type { TestApp } from '../app/app.ts'

/** `env`: the app's, with a SECRETS_KEY. */
export function deliveryContext(app: TestApp, env: Record<string, string>): AppContext {
  const config = readConfig(env)
  return {
    config,
    database: app.database,
    clock: app.now,
    events: createEvents(),
    log: pino({ level: 'silent' }),
    keyRing: makeKeyRing(config.secretKeys ?? []),
    changeQueues: createChangeQueues(),
  } as unknown as AppContext
}
