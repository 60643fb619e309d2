// A browser accepts the security headers and does what they allow.

import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeBuild } from '@tablemate/test/app/build.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { expect, test } from 'vitest'

const client = makeBuild({
  'index.html':
    '<!doctype html><html lang="en"><title>Tablemate</title><script src="/assets/main-1.js"></script></html>',
  'assets/main-1.js': 'document.title += " runs"',
  'service-worker.js': 'addEventListener("fetch", () => {})',
})
const atHome = shareAppInFile({ client })

test('the policies allow what the app does, and the browser logs no complaint', async () => {
  const { page, open } = await openPhone(atHome(), { allowsServiceWorker: true })
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await open('/')
  expect(await page.title()).toBe('Tablemate runs')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  expect(logged).toEqual([])
})

// Threat: framing
test('microphone, position and clipboard are allowed, other devices and sensors are not', async () => {
  const { page, open } = await openPhone(atHome())
  await open('/')
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  )
  expect(allowed).toEqual(
    expect.arrayContaining(['microphone', 'geolocation', 'clipboard-write', 'screen-wake-lock']),
  )
  for (const feature of ['camera', 'usb', 'serial', 'hid', 'midi', 'gyroscope', 'payment', 'fullscreen'])
    expect(allowed).not.toContain(feature)
})
