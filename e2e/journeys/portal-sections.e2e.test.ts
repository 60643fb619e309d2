// The portal's sections, and where its navigation is.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { exactly } from './steps.ts'

const app = shareApp()

test('the sections are at the side of a laptop and at the bottom of a phone', async () => {
  const owner = await makeRestaurant(app(), { name: 'Osteria Lucia' })
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    const { page, open } = await openPhone(app(), { of: owner, still: true, width, height })
    await open('/restaurant-dashboard')
    const nav = page.getByRole('navigation', exactly('Restaurant portal'))
    await expect
      .poll(() => nav.getByRole('link').allTextContents())
      .toEqual(['Today', 'Orders', 'Menu', 'Tables', 'Offers', 'Settings'])
    for (const [name, path] of [
      ['Today', '/restaurant-today'],
      ['Orders', '/restaurant-orders'],
      ['Tables', '/restaurant-tables'],
      ['Offers', '/restaurant-campaigns'],
      ['Settings', '/restaurant-settings'],
      ['Menu', '/restaurant-dashboard'],
    ] as const) {
      await nav.getByRole('link', exactly(name)).click()
      await page.waitForURL(`**${path}`)
      await nav.getByRole('link', exactly(name)).and(page.locator('[aria-current=page]')).waitFor()
    }
    const box = await nav.boundingBox()
    if (width === 390) expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height)
    else expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(260)
  }
})
