// Texts have the right typeface in every alphabet.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appIsCached } from './steps.ts'

const app = shareApp()

test('letters of other alphabets have the right font, also offline, and a page without them loads no such font', async () => {
  const { page, context } = await openPhone(app(), { allowsServiceWorker: true })
  const fonts = new Set<string>()
  const note = (url: string) => /further-[\w-]+(?=-[\w-]{8}\.woff2$)|[\w-]+\.woff2$/.exec(url)?.[0]
  context.on('request', request => {
    const font = note(request.url())
    if (font) fonts.add(font)
  })
  await page.goto('/')
  await page.getByRole('heading').first().waitFor()
  await appIsCached(page)
  await page.waitForLoadState('networkidle')
  expect([...fonts].filter(font => font.startsWith('further-'))).toEqual([])
  expect(fonts.size).toBe(2)

  const faces = {
    h2: ['Fraunces', 'Literata'],
    p: ['Instrument Sans', 'Inter'],
  }
  for (const way of ['online', 'offline'] as const) {
    await context.setOffline(way === 'offline')
    if (way === 'offline') await page.reload()
    for (const [tag, families] of Object.entries(faces))
      expect([way, await familiesOf(page, tag, 'Łódź ąęćżńś Ελλάδα Привет Ţ ű ế ₹')]).toEqual([way, families])
  }
  expect([...fonts].filter(font => font.startsWith('further-'))).toHaveLength(11)
})

/** The font families, as named inside the font files, that draw a text. */
async function familiesOf(page: Page, tag: string, text: string): Promise<string[]> {
  await page.evaluate(
    async ([tag, text]) => {
      const shown = document.createElement(tag)
      shown.id = `letters-${tag}`
      shown.textContent = text
      document.body.prepend(shown)
      // Painting the text requests its fonts.
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await document.fonts.ready
    },
    [tag, text] as const,
  )
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const { root } = await inspector.send('DOM.getDocument')
  const { nodeId } = await inspector.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `#letters-${tag}`,
  })
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId })
  await inspector.detach()
  return [
    ...new Set(
      fonts.map(font => (font.isCustomFont ? font.familyName : `${font.familyName} of the machine`)),
    ),
  ].sort()
}
