// The bar at the bottom of the bill, by keyboard.

import { button, nameOfFocused } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShareRow } from '../bill/share-rows.ts'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import { PayBar } from './pay-bar.tsx'

test.each([
  ['everyone has paid', [], /^Everyone has paid/],
  ['others have not paid', [{ memberId: 2, name: 'Ben', isOwn: false }], /^You.*paid/],
])('after paying, the focus is on the message that says what is next: %s', async (_, others, message) => {
  show(<Bar others={others} />)
  const pay = button('Pay my share · $9.00')
  await expect.element(pay).toBeVisible()
  ;(pay.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pay).not.toBeInTheDocument()
  await expect.poll(nameOfFocused).toMatch(message)
  await userEvent.keyboard('{Tab}')
  await expect.poll(nameOfFocused).toBe('Receipt')
})

test('a payment that ends while the focus is elsewhere leaves it there', async () => {
  show(
    <>
      <Bar others={[]} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const pay = button('Pay my share · $9.00')
  await expect.element(pay).toBeVisible()
  ;(button('Elsewhere').element() as HTMLElement).focus()
  ;(pay.element() as HTMLElement).click()
  await expect.element(page.getByText('Everyone has paid. Thank you!')).toBeVisible()
  expect(nameOfFocused()).toBe('Elsewhere')
})

function Bar({ others }: { others: readonly Partial<ShareRow>[] }) {
  const [isPaid, setPaid] = useState(false)
  const owed = { amount: 900, tipAmount: 0, paid: 0, ownTip: 0, held: 0, due: 900, parts: [] }
  const mine = { memberId: 1, name: 'Ann', isOwn: true, ...owed, status: 'pending' } as const
  const rows: ShareRow[] = [
    isPaid ? { ...mine, paid: 900, due: 0, status: 'completed' } : mine,
    ...others.map(other => ({ ...mine, ...other })),
  ]
  return (
    <GroupCurrency value="USD">
      <PayBar
        groupId="g"
        rows={rows}
        total={1800}
        running={undefined}
        onPay={() => setPaid(true)}
        onStop={() => undefined}
      />
    </GroupCurrency>
  )
}
