// Opens a page and waits until its requests have finished. Playwright polls at once, after 20, 120 and 220 ms and then
// every half second, and most screens render between two polls. Waiting for the requests saves that time. It asserts
// nothing, and after a timeout the test goes on.

import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Longer than a screen takes to show its loading state. */
const timeoutMs = 800
/** A page counts as idle after this time without a new request. */
const idleMs = 60

export async function goToIdle(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>()
  let changedAt = performance.now()
  const onRequest = (request: Request) => {
    // An event stream never finishes.
    if (request.resourceType() === 'eventsource' || request.url().endsWith('/events')) return
    pending.add(request)
    changedAt = performance.now()
  }
  const onFinished = (request: Request) => {
    pending.delete(request)
    changedAt = performance.now()
  }
  page.on('request', onRequest).on('requestfinished', onFinished).on('requestfailed', onFinished)
  await page.goto(path)
  const deadline = performance.now() + timeoutMs
  const isIdle = () => pending.size === 0 && performance.now() - changedAt > idleMs
  while (!isIdle() && performance.now() < deadline) await pause(15)
  page.off('request', onRequest).off('requestfinished', onFinished).off('requestfailed', onFinished)
}
