// Two phones and Stripe's page: a share is kept while somebody pays it, is open again after "cancel", and is paid once.

import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type FakeSession, startFakeStripe } from '@tablemate/test/fakes/stripe.ts'
import { type CardGroup, makeCardGroup } from '@tablemate/test/stripe/card-group.ts'
import { afterAll, expect, test } from 'vitest'
import { exactly, toastOf } from './steps.ts'

const stripe = await startFakeStripe()
afterAll(() => stripe.close())
const publicUrl = 'https://tablemate.example'
const app = shareAppInFile({
  env: {
    RATE_LIMIT_SCALE: '100',
    POS_BASE_URLS: JSON.stringify({ stripe: stripe.url }),
    PUBLIC_URL: publicUrl,
  },
})

test('a diner pays by card, cancels on Stripe’s page and here, and then pays for both with a tip of their own', async () => {
  const cardGroup = await makeCardGroup(app(), stripe)
  const ann = await openBill(cardGroup, cardGroup.ann)
  const ben = await openBill(cardGroup, cardGroup.ben)
  const payOwn = (phone: BrowserPhone) => phone.page.getByRole('button', exactly('Pay by card · $17.72'))
  const payBoth = async () => {
    await ann.page.getByRole('button', exactly('Pay for several')).click()
    const sheet = ann.page.getByRole('dialog', exactly('Pay for several'))
    await sheet.getByRole('checkbox', { name: 'Ben' }).check()
    await sheet.getByText('10%', { exact: true }).click()
    await sheet.getByRole('button', exactly('Pay by card · $38.98')).click()
    await onStripe(ann)
  }
  // The demo is gone where real money is taken.
  const demo = ann.page.getByRole('button', { name: /^(Pay my share|Pay now|Process All)/i })
  await payOwn(ann).click()
  await onStripe(ann)
  await ben.page.getByText(/Ann.? is paying \$17.72 by card until /).waitFor()
  await ben.page.getByText('being paid by card', { exact: true }).waitFor()
  await ann.open(String(pageOfLatest().cancel_url).replace(publicUrl, ''))
  expect(await toastOf(ann, 'Card payment cancelled')).toContain('Your share is open again.')
  await payOwn(ann).waitFor()
  expect(await demo.count()).toBe(0)

  await payBoth()
  await ben.page.getByText(/Ann.? is paying \$[\d.]+ by card until /).waitFor()
  expect(await ben.page.getByRole('button', { name: /^Pay by card/ }).count()).toBe(0)
  // Back by the browser, not by Stripe's link.
  await ann.open(`/group/${cardGroup.group.id}/bill-split`)
  await ann.page.getByText(/^You’re paying \$38.98 by card\. It is kept for you until /).waitFor()
  await ann.page.getByRole('button', exactly('Cancel the card payment')).click()
  await payOwn(ben).waitFor()
  expect(pageOfLatest().status).toBe('expired')

  await payBoth()
  const page = pageOfLatest()
  expect(page.amount_total).toBe(3898)
  stripe.pay(page)
  await cardGroup.tell('checkout.session.completed', page)
  await ann.open(String(page.success_url).replace(publicUrl, ''))
  expect(await toastOf(ann, 'Payment Processed')).toContain('Your card was charged.')
  expect(new URL(ann.page.url()).search).toBe('')
  await ann.page.getByText('Everyone has paid. Thank you!').waitFor()
  await ben.page.getByText(/^Card, online.* · includes own tip of \$3.54$/).waitFor()
  const { payments, bill } = await fetchGroupState(cardGroup.ben.phone, cardGroup.group.id)
  expect([bill.collected, payments.map(({ ownTip }) => ownTip)]).toEqual([3544, [354, 0]])
})

const pageOfLatest = () => stripe.sessions.at(-1) as FakeSession

async function openBill({ group }: CardGroup, diner: CardGroup['ann']): Promise<BrowserPhone> {
  const phone = await openPhone(app(), { at: { group, diner } })
  phone.expectTrouble(/checkout\.stripe\.com/)
  await phone.page.route('https://checkout.stripe.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
  )
  await phone.open(`/group/${group.id}/bill-split`)
  return phone
}

async function onStripe({ page }: BrowserPhone): Promise<void> {
  await page.waitForURL('https://checkout.stripe.com/**')
}
