// A newer version was waiting before the page opened.

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../../test/components/find.ts'
import { openApp } from '../../../test/components/show.tsx'

test('the offer to install does not come while the banner of a newer version shows, which it would hide', async () => {
  const registration = Object.assign(new EventTarget(), { waiting: new EventTarget() })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {}, register: async () => registration },
  })
  localStorage.setItem('privacyAccepted', 'true')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  openApp('/')
  await expect.element(button('Refresh Now')).toBeVisible()
  const offer = page.getByRole('region', { name: 'Install Tablemate' })
  for (let times = 0; times < 5; times += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    await expect.element(button('Refresh Now')).toBeVisible()
  }
  expect(offer.query()).toBeNull()
})
