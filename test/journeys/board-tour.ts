// The states of the kitchen's board for the tour of all screens (tour.ts).

import type { TestApp } from '../app/app.ts'
import type { BrowserPhone, openPhone } from '../browser/browser.ts'
import { openKitchen } from '../restaurants/kitchen.ts'
import { makeRestaurant } from '../restaurants/restaurant.ts'
import { requestPairingCode } from '../restaurants/screen.ts'
import { fillBoard, openRefusal } from './board-steps.ts'
import { exactly } from './steps.ts'

interface State {
  readonly name: string
  readonly phone: NonNullable<Parameters<typeof openPhone>[1]>
  readonly go: (phone: BrowserPhone) => Promise<void>
}

export async function planBoard(app: TestApp): Promise<State[]> {
  const kitchen = await openKitchen(app, 'first-by-hand')
  await fillBoard(kitchen)
  const { owner } = kitchen
  const closed = await makeRestaurant(app, { name: 'W'.repeat(80) })
  const state = (name: string, act: State['go']): State => ({
    name: `board, ${name}`,
    phone: { of: owner },
    async go(phone) {
      await phone.open('/restaurant-orders')
      await phone.page.getByText('Late').first().waitFor()
      await act(phone)
    },
  })
  const pairing = async ({ page, open, expectTrouble }: BrowserPhone) => {
    expectTrouble(/screens\/me answered 401/)
    await open('/restaurant-screen')
    await page.getByLabel('Pairing code').waitFor()
  }
  return [
    state('all lists open', async ({ page }) => {
      await page.getByText(/^All day/).click()
      await page.getByText(/^Recently done/).click()
    }),
    state('refusing', async ({ page }) => {
      await openRefusal(page)
    }),
    {
      name: 'board, orders are off',
      phone: { of: closed },
      async go({ page, open }) {
        await open('/restaurant-orders')
        await page.getByText('Orders don’t reach the kitchen yet').waitFor()
      },
    },
    { name: 'screen, not paired', phone: {}, go: pairing },
    {
      name: 'screen, paired',
      phone: {},
      async go(phone) {
        await pairing(phone)
        await phone.page.getByLabel('Pairing code').fill(await requestPairingCode(owner))
        await phone.page.getByLabel('Name of this screen').fill('W'.repeat(40))
        await phone.page.getByRole('button', exactly('Connect')).click()
        await phone.page.getByText('Late').first().waitFor()
      },
    },
  ]
}
