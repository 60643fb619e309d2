// A party on the floor: what one tap sends to the kitchen, and what closing its table asks.

import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../portal.css'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import { ClosePanel } from './question-panels.tsx'
import { LeftSeatings } from './restaurant-floor.tsx'
import { SeatingCard } from './seating-card.tsx'
import type { FloorSeating } from './state/floor.ts'

const seating: FloorSeating = {
  ...{
    groupId: 'group',
    tableId: 1,
    name: '7',
    currency: 'USD',
    people: 2,
    openedAt: '2026-11-23T18:00:00Z',
  },
  ...{ isAdmitted: true, subtotal: 0, total: 0, tip: 0, due: 0, paid: 0, demo: 0, ownTips: 0, held: 0 },
  ...{ openTickets: 0, unsent: [], members: [], payments: [], requests: [], isRestaurantTableRemoved: false },
}

function fakeCalls() {
  const done = () => vi.fn(async () => true)
  return {
    ...{ isBusy: false, take: vi.fn(), undo: done(), release: done(), close: done(), send: done() },
    ...{ move: done(), renewSticker: done(), renewCode: done(), remove: done() },
    ...{ moveMembers: done(), giveOrder: done(), undoable: null },
    ...{ bill: vi.fn(async () => null), printBill: done(), adjust: done() },
  }
}

test('the card lists what was not sent to the kitchen, and one tap sends it without opening the table', async () => {
  const unsent = [{ orderId: 1, member: 'Ann', items: [{ name: 'Soup', quantity: 2 }] }]
  const calls = fakeCalls()
  const onOpen = vi.fn()
  show(
    <GroupCurrency value="USD">
      <SeatingCard seating={{ ...seating, unsent }} hasLeft={false} calls={calls} onOpen={onOpen} />
    </GroupCurrency>,
  )
  await expect.element(page.getByText('Not sent to the kitchen')).toBeVisible()
  await expect.element(page.getByText('2 × Soup')).toBeVisible()
  await button(/^Send to the kitchen/).click()
  expect(calls.send).toHaveBeenCalledExactlyOnceWith('group', expect.anything())
  expect(onOpen).not.toHaveBeenCalled()
})

test('the card of a party names a table that the restaurant deleted', async () => {
  show(
    <GroupCurrency value="USD">
      <SeatingCard
        seating={{ ...seating, isRestaurantTableRemoved: true }}
        hasLeft={false}
        calls={fakeCalls()}
        onOpen={vi.fn()}
      />
    </GroupCurrency>,
  )
  await expect.element(page.getByText('Removed from your tables')).toBeVisible()
})

test('parties that left and only owe money are below those still cooked for, folded away with the sum, and open', async () => {
  const onOpen = vi.fn()
  const seatings = [
    { ...seating, groupId: 'a', name: '1', openTickets: 1, due: 500 },
    { ...seating, groupId: 'b', name: '2', due: 900 },
    { ...seating, groupId: 'c', name: '3', due: 300 },
  ]
  show(<LeftSeatings seatings={seatings} calls={fakeCalls()} onOpen={onOpen} />)
  await expect.element(button('Table 1')).toBeVisible()
  expect(document.querySelector('details')?.open).toBe(false)
  await page.getByText('Left, not paid: $12.00').click()
  await button('Table 2').click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b')
})

test.each([
  ['Keep cooking', 'keep'],
  ['Cancel them', 'cancel'],
] as const)('closing with open tickets asks; “%s” closes with that choice', async (name, choice) => {
  const calls = fakeCalls()
  const [onBack, onClose] = [vi.fn(), vi.fn()]
  show(
    <ClosePanel seating={{ ...seating, openTickets: 2 }} calls={calls} onBack={onBack} onClose={onClose} />,
  )
  // The button that a double tap on "Close the table" hits closes nothing.
  await expect.poll(() => page.getByRole('button').elements()[0]?.textContent).toBe('Keep it open')
  await button('Keep it open').click()
  expect(onBack).toHaveBeenCalledOnce()
  expect(calls.close).not.toHaveBeenCalled()
  await button(name).click()
  expect(calls.close).toHaveBeenCalledExactlyOnceWith('group', choice, expect.anything())
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
})
