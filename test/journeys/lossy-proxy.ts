// A proxy that loses replies: the server has handled the request, and the client never learns it. A seed decides which ones.

import { onTestFinished } from 'vitest'
import type { TestApp } from '../app/app.ts'
import { noFaults, openFaultyProxy } from '../network/faulty-proxy.ts'
import { seededRandom } from '../sampling/seeded-random.ts'

export interface LossyProxy {
  /** The app's URL through the proxy. */
  readonly url: string
  /** How many replies were lost so far. */
  lost(): number
}

/** Loses this share of the replies to requests that change something. */
export async function openLossyProxy(
  app: Pick<TestApp, 'url'>,
  share: number,
  seed: number,
): Promise<LossyProxy> {
  const faultRates = { ...noFaults, loseReply: share }
  const { url, faultCounts, close } = await openFaultyProxy(
    () => app.url,
    () => faultRates,
    seededRandom(seed),
  )
  onTestFinished(close)
  return { url, lost: () => faultCounts.loseReply }
}
