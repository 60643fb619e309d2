// The live group: every screen of a phone stays up to date, also after its connection was lost.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openNetworkSwitch } from './network-switch.ts'
import { exactly } from './steps.ts'

const app = shareApp()

test('a change shows on every screen, is announced for a moment, and is not missed while the connection is lost', async () => {
  const { group, diners } = await makeGroup(app())
  const [ann, ben] = diners
  const soup = await ben.order({ name: 'Soup', price: 900 })
  const network = await openNetworkSwitch(app())
  const phone = await openPhone(network, { at: { group, diner: ann } })
  const { page, context } = phone
  // The prefetch that runs when the phone is idle may be in progress.
  phone.expectTrouble(/events failed/, /assets\/.* failed/)
  await phone.open(`/group/${group.id}`)
  const [summary, bill] = [await context.newPage(), await context.newPage()]
  await summary.goto(`/group/${group.id}/summary`)
  await bill.goto(`/group/${group.id}/bill-split`)
  const tabs = [page, summary, bill]
  for (const tab of tabs) await tab.getByText('live', { exact: true }).waitFor()

  const log = page.getByRole('log', exactly('What’s happening at the table'))
  const announced = await announcementsOf(log)
  await joinAs(app(), group, 'Zoe')
  await expect.poll(announced).toContain('Zoe joined')
  await ben.order({ name: 'Cake', price: 700 }, { name: 'Tea', price: 300 })
  await expect.poll(announced).toContain('Ben ordered 1 × Cake and 1 more')
  await page.getByText('1 × Cake').first().waitFor()
  await summary.getByText('1 × Cake').first().waitFor()
  // 19.00 with 30 % for tax, service and tip.
  await bill.getByText('$24.68').first().waitFor()

  network.cut()
  for (const tab of tabs) await tab.getByText('reconnecting…').waitFor()
  await summary.getByText('1 × Soup').first().waitFor()
  expect(await summary.getByRole('alert').count()).toBe(0)
  await joinAs(app(), group, 'Yan')
  await ann.order({ name: 'Beer', price: 500 })
  await ben.phone.send('DELETE', `/api/orders/${soup.id}`)
  network.restore()
  for (const tab of tabs) await tab.getByText('live', { exact: true }).waitFor()
  await summary.getByText('Yan').first().waitFor()
  await summary.getByText('1 × Beer').first().waitFor()
  await summary.getByText('1 × Soup').first().waitFor({ state: 'hidden' })
  await expect.poll(() => log.textContent()).toBe('')
})

/** Records every text of the log from now on. Returns a reader. */
async function announcementsOf(log: Locator): Promise<() => Promise<string>> {
  const texts = await log.evaluateHandle(element => {
    const seen: (string | null)[] = []
    new MutationObserver(() => seen.push(element.textContent)).observe(element, {
      childList: true,
      subtree: true,
    })
    return seen
  })
  return async () => (await texts.jsonValue()).join('\n')
}
