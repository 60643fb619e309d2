// An app whose connections to its database a test can break or stall.

import { startApp, type TestApp } from '../app/app.ts'
import { type Relay, startRelay } from './relay.ts'

type Target = Parameters<NonNullable<NonNullable<Parameters<typeof startApp>[0]>['route']>>[0]

export async function startCuttable(): Promise<{ running: TestApp; relay: Relay<Target> }> {
  let relay: Relay<Target> | undefined
  const running = await startApp({
    route: async target => {
      relay = await startRelay(target)
      return relay.target
    },
  })
  running.expectErrors()
  if (!relay) throw new Error('no relay')
  return { running, relay }
}
