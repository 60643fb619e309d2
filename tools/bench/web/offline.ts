// Measures how fast the app opens without a network, from the cache of one visit.

import { openBrowser, type Visitor } from './browser.ts'

const paths = ['/', '/create-group', '/universal-create-group', '/join-group', '/no/such/page']

/** The ms from navigation to the visible heading, for each path, when the app is cached and the network is off. */
export async function msWithoutNetwork(url: string, visitor: Visitor): Promise<Map<string, number>> {
  const { context, close } = await openBrowser(url, visitor)
  try {
    const page = await context.newPage()
    await page.goto(`${url}/join-group`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await context.setOffline(true)
    const times = new Map<string, number>()
    for (const path of paths) {
      const from = performance.now()
      await page.goto(url + path, { waitUntil: 'commit' })
      await page.locator('h1:visible').first().waitFor()
      times.set(path, performance.now() - from)
    }
    return times
  } finally {
    await close()
  }
}
