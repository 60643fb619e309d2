// A party's sheet on the floor: what the staff take, undo and release.

import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { ticket } from '@tablemate/test/restaurants/ticket.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GroupCurrency } from '../currency/currency-provider.tsx'
import '../../portal.css'
import type { BillLine, SeatingBill } from '@tablemate/contract/seating-bills.ts'
import { SeatingSheet } from './seating-sheet.tsx'
import { SeatingTickets } from './seating-tickets.tsx'
import type { FloorSeating } from './state/floor.ts'

const openedAt = '2026-11-23T18:00:00.000Z'
const ticketCalls = {
  ...{ move: vi.fn(), mark: vi.fn(), undo: vi.fn(), settle: vi.fn() },
  ...{ busy: new Set<string>(), undoable: [] },
}
const nothing = { due: 0, paid: 0, demo: 0, held: 0 }

const lines: BillLine[] = [
  {
    ...{ orderId: 7, line: 0, member: { id: 1, name: 'Ann' }, name: 'Steak', quantity: 1, total: 3000 },
    adjustments: [],
  },
  {
    ...{ orderId: 8, line: 1, member: { id: 2, name: 'Ben' }, name: 'Wine', quantity: 2, total: 1000 },
    adjustments: [{ kind: 'discount', amount: 100, reason: 'regular' }],
  },
]

const ofMember = { amount: 1500, tipAmount: 0, paid: 0, held: 0, due: 1500, weight: 2 }
const bill: SeatingBill = {
  ...{ restaurantName: 'The Corner', tableName: '7', at: openedAt, currency: 'USD', lines },
  bill: {
    ...{ subtotal: 3900, tax: 0, serviceFee: 0, tipAmount: 0, finalTotal: 3900, collected: 900, held: 0 },
    rates: { taxRate: 0, serviceFeeRate: 0, isTaxIncluded: true },
    ...{ tipPercentage: 0, tipChosenBy: null, splitMethod: 'equal', memberCount: 2, collectedTip: 0 },
    memberSplits: [
      { memberId: 1, memberName: 'Ann', ...ofMember },
      { memberId: 2, memberName: 'Ben', ...ofMember },
    ],
  },
  payments: [],
  url: 'https://tablemate.example/join-group?code=ABCDEF&key=ABCDEFGHJK&bill=g',
  printers: [{ id: 4, name: 'Bar' }],
}

function seatedOf(table: Partial<FloorSeating>): FloorSeating {
  return {
    ...{ groupId: 'g', tableId: null, name: '7', currency: 'USD', people: 2, openedAt, isAdmitted: true },
    ...{ subtotal: 2000, total: 2000, tip: 0, ownTips: 0, openTickets: 0, payments: [], unsent: [] },
    ...nothing,
    members: [{ id: 1, name: 'Ann', isGuest: false, seat: null, ...nothing }],
    requests: [],
    isRestaurantTableRemoved: false,
    ...table,
  }
}

function showSeating(table: Partial<FloorSeating>, isOwner = false, others: FloorSeating[] = []) {
  const calls = {
    take: vi.fn(async () => ({ kind: 'taken' }) as const),
    ...{ undo: vi.fn(), release: vi.fn(), close: vi.fn(), send: vi.fn(), move: vi.fn() },
    ...{ renewSticker: vi.fn(), renewCode: vi.fn(), remove: vi.fn(), isBusy: false },
    ...{ moveMembers: vi.fn(async () => true), giveOrder: vi.fn(async () => true), undoable: null },
    ...{ bill: vi.fn(async () => bill), printBill: vi.fn(async () => true) },
    adjust: vi.fn(async () => true as boolean | { due: number }),
  }
  const seated = seatedOf(table)
  show(
    <GroupCurrency value="USD">
      <SeatingSheet
        seating={seated}
        tickets={[]}
        free={[]}
        others={others}
        isOwner={isOwner}
        hasLeft={false}
        onOrder={vi.fn()}
        calls={calls}
        ticketCalls={ticketCalls}
        onClose={vi.fn()}
      />
    </GroupCurrency>,
  )
  return calls
}

test('what the staff received is the due until they type more, which is the tip; less is refused in words', async () => {
  const { take } = showSeating({ due: 2000 })
  await button('Take all that is due: $20.00').click()
  const received = page.getByLabelText('Received ($)')
  await expect.element(received).toHaveValue('20.00')
  await received.fill('19.99')
  await expect.element(received).toHaveAccessibleDescription('Less than the $20.00 that is due.')
  await expect.element(button('Paid in cash')).toBeDisabled()
  await received.fill('25')
  await expect.element(page.getByText('Includes a tip of $5.00.')).toBeVisible()
  await button('Paid in cash').click()
  expect(take.mock.lastCall).toEqual([
    expect.objectContaining({ method: 'cash', amount: 2000, received: 2500 }),
  ])
})

test('what a diner pays on a card page can be taken instead, with the rest of the due', async () => {
  const { take } = showSeating({ due: 2000, held: 500 })
  await button('Take $25.00 and close the card page').click()
  await button('Paid in cash').click()
  expect(take.mock.lastCall).toEqual([expect.objectContaining({ memberId: null, amount: 2500 })])
})

test('a tip above half of the due is asked about once', async () => {
  const { take } = showSeating({ due: 2000 })
  await button('Take all that is due: $20.00').click()
  await page.getByLabelText('Received ($)').fill('200')
  await expect.element(button('Paid by card')).toBeDisabled()
  await page.getByLabelText('Yes, $180.00: more than half of the bill').click()
  await button('Paid by card').click()
  expect(take.mock.lastCall).toEqual([expect.objectContaining({ method: 'card', received: 20_000 })])
})

test('payments show their method; the staff’s own can be undone while there is time, and a card page released', async () => {
  const createdAt = openedAt
  vi.setSystemTime(Date.parse(openedAt) + 60_000)
  const of = { memberId: 1, amount: 900, ownTip: 100, createdAt }
  const { undo, release } = showSeating({
    held: 500,
    payments: [
      { id: 1, ...of, paymentMethod: 'cash', undoableUntil: '2026-11-23T18:10:00.000Z' },
      { id: 2, ...of, paymentMethod: 'card', undoableUntil: '2026-11-23T18:00:30.000Z' },
      { id: 3, ...of, paymentMethod: 'demo_card', undoableUntil: null },
    ],
  })
  await expect.element(page.getByText('Cash · Tip $1.00')).toBeVisible()
  await expect.element(page.getByText('Demo: no money taken · Tip $1.00')).toBeVisible()
  const undoes = button('Undo $10.00 of Ann')
  expect(undoes.elements()).toHaveLength(1)
  await undoes.click()
  expect(undo).toHaveBeenCalledExactlyOnceWith('g', 1, '$10.00')
  await button('Release the card page').click()
  expect(release).toHaveBeenCalledExactlyOnceWith('g')
})

test('an order without a number yet shows its state once', async () => {
  const one = ticket(1)
  show(
    <SeatingTickets
      tickets={[one, { ...one, orderId: 2, number: null }]}
      calls={ticketCalls}
      onAct={vi.fn()}
    />,
  )
  await expect.element(page.getByText('No. 1 · New', { exact: true })).toBeVisible()
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
})

test('a party at a table that the restaurant deleted may be moved or closed, and gets no new code on the table', async () => {
  showSeating({ tableId: 1, isRestaurantTableRemoved: true }, true)
  await expect.element(page.getByText(/^The printed codes of this table no longer work/)).toBeVisible()
  await expect.element(button('Move, join or split')).toBeVisible()
  expect(button('New code on the table').elements()).toEqual([])
})

test('a discount names its sum before, and what was paid too much is asked about before it is given back', async () => {
  const { adjust } = showSeating({ due: 2000 })
  adjust.mockResolvedValueOnce({ due: 390 })
  await button('Void, comp or discount').click()
  await button(/^Take .* off$/).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose what, how and why.')
  expect(adjust).not.toHaveBeenCalled()
  await button('Everything').click()
  await page.getByRole('radio', { name: 'Discount' }).click()
  await expect.element(button('Take $3.90 off')).toBeVisible()
  await page.getByLabelText('Or an amount ($)').fill('5')
  await expect.element(button('Take $5.00 off')).toBeVisible()
  await page.getByRole('radio', { name: '10% off' }).click()
  await page.getByRole('radio', { name: 'Waited too long' }).click()
  await button('Take $3.90 off').click()
  const input = {
    ...{ kind: 'discount', percentage: 10, reason: 'waited' },
    lines: [
      { orderId: 7, line: 0, total: 3000 },
      { orderId: 8, line: 1, total: 1000 },
    ],
  }
  expect(adjust).toHaveBeenLastCalledWith('g', input, expect.anything())
  await expect.element(page.getByText('Guests have paid $3.90 too much. Give it back?')).toBeVisible()
  await button('Give $3.90 back').click()
  expect(adjust).toHaveBeenLastCalledWith('g', { ...input, refund: 390 }, expect.anything())
  await expect.element(button('Void, comp or discount')).toBeVisible()
})

test('some members join another party by one tap, and go back to their own', async () => {
  const member = (id: number, name: string) => ({ id, name, isGuest: true, seat: id, ...nothing })
  const members = [member(1, 'Ann'), member(2, 'Ben')]
  const other = { ...seatedOf({ members: [member(3, 'Cyd')] }), groupId: 'h', name: '8' }
  const { moveMembers } = showSeating({ members }, false, [other])
  await button('Move, join or split').click()
  await page.getByLabelText('Ann').click()
  await button('Table 8').click()
  const move = { groupId: 'g', memberIds: [2], to: { toGroupId: 'h' }, back: { toGroupId: 'g' } }
  expect(moveMembers.mock.lastCall).toEqual([expect.objectContaining(move)])
})

test('an order is given to a guest of another party', async () => {
  const one = ticket(1)
  const act = vi.fn()
  show(<SeatingTickets tickets={[one]} calls={ticketCalls} onAct={act} />)
  await button(/^Give the order of/).click()
  const { member, orderId } = one
  expect(act).toHaveBeenCalledExactlyOnceWith({
    kind: 'give',
    orderId,
    memberId: member.id,
    name: member.name,
  })
})

test('the bill of the party is on the screen as on paper, with what each still owes, and one tap prints it at the bar', async () => {
  const { printBill } = showSeating({})
  await button('Print the bill').click()
  const text = () => page.getByRole('article').element().textContent
  await expect.poll(text).toMatch(/The Corner.*Table 7.*Ann\$30\.00.*1 × Steak\$30\.00/)
  expect(text()).toMatch(/Ben\$9\.00.*2 × Wine\$10\.00.*Discount −\$1\.00.*Due\$30\.00Ann\$15\.00Ben\$15\.00/)
  await expect.element(page.getByRole('img', { name: 'Scan to pay by phone' })).toBeVisible()
  await expect.element(button('Print from this device')).toBeVisible()
  await button(/^Print on .*Bar/).click()
  expect(printBill).toHaveBeenCalledExactlyOnceWith('g', 4, expect.anything())
})
