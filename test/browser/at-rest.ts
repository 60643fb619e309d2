// Goes to an address and lets the page come to rest. Playwright looks for what it waits for at once, after 20, 120 and
// 220 ms and then each half second: most screens arrive between two of its looks. So tests wait here for the requests
// to be answered, which is noticed as it happens; it proves nothing, and after a while the test goes on regardless.

import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Longer than a screen takes to say that it is loading. */
const timeoutMs = 800
/** A page that asks for nothing more in this time has what it wants. */
const restMs = 60

export async function goToRest(page: Page, path: string): Promise<void> {
  const unanswered = new Set<Request>()
  let changedAt = performance.now()
  const onAsked = (request: Request) => {
    // A stream of events is never answered to the end.
    if (request.resourceType() === 'eventsource' || request.url().endsWith('/events')) return
    unanswered.add(request)
    changedAt = performance.now()
  }
  const onAnswered = (request: Request) => {
    unanswered.delete(request)
    changedAt = performance.now()
  }
  page.on('request', onAsked).on('requestfinished', onAnswered).on('requestfailed', onAnswered)
  await page.goto(path)
  const until = performance.now() + timeoutMs
  const isAtRest = () => unanswered.size === 0 && performance.now() - changedAt > restMs
  while (!isAtRest() && performance.now() < until) await pause(15)
  page.off('request', onAsked).off('requestfinished', onAnswered).off('requestfailed', onAnswered)
}
