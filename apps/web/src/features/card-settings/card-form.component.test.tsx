// The form of card payments: the switch of the demo.

import { type CardSettings, changeCardSettings } from '@tablemate/contract/card-payments.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../portal.css'
import { CardForm } from './card-form.tsx'

const settings: CardSettings = {
  ...{ isEnabled: false, demoPayments: true, takesRealMoney: false, mode: null, hasSecret: false },
  ...{ state: 'none', confirmedAt: null, eventsUrl: 'https://tablemate.example/events' },
}
const demo = page.getByLabelText('Demo payments')

test('the owner switches the demo off; a form with a new key leaves the demo to the server', async () => {
  const saved = respond(changeCardSettings, { ...settings, demoPayments: false })
  show(<CardForm restaurantId={1} settings={settings} />)
  await expect.element(demo).toBeChecked()
  await demo.click()
  await button('Save Card Payments').click()
  await expect.poll(() => saved.map(({ body }) => body)).toMatchObject([{ demoPayments: false }])
  await page.getByLabelText('Restricted Key', { exact: true }).fill('rk_test_abc')
  await button('Save Card Payments').click()
  await expect.poll(() => saved[1]?.body).toMatchObject({ key: 'rk_test_abc' })
  expect(saved[1]?.body).toMatchObject({ demoPayments: null })
})

test('where a key was ever stored there is no demo to switch on', async () => {
  show(<CardForm restaurantId={1} settings={{ ...settings, demoPayments: false, takesRealMoney: true }} />)
  await expect.element(page.getByText('Take cards')).toBeVisible()
  await expect.element(demo).not.toBeInTheDocument()
})
