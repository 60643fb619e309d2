// What a sentence asks for besides dishes is offered on the screen, and nothing of it is ordered.

import { changeMember } from '@tablemate/contract/groups.ts'
import { callStaff } from '@tablemate/contract/kitchen.ts'
import { changeOrder, type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

beforeEach(dismissNotices)

const offers = page.getByRole('region', { name: 'You asked for' })

test.each([
  ['the bill please', 'Would you like the bill?', 'The bill please', 'bill'],
  ['do you have oat milk?', 'Your waiter can answer that.', 'Call the waiter', 'waiter'],
])('“%s” calls the staff with one tap, and orders nothing', async (words, question, action, kind) => {
  const { sent, say } = await open()
  const calls = respond(callStaff, { id: 1, kind: 'bill', createdAt: new Date().toISOString() })
  await say(words)
  await expect.element(offers.getByText(question)).toBeVisible()
  await offers.getByRole('button', { name: action }).click()
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ kind }])
  await expect.element(offers).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('the words of an offer that was taken are no longer “not understood” in the order said with it', async () => {
  const words = 'two teas for three each and the bill please'
  const start = words.indexOf('bill please')
  const { say, order } = await open()
  const spoken = {
    ...{
      ...order,
      id: 9,
      state: 'incomplete' as const,
      kitchen: 'to-confirm' as const,
      transcription: words,
    },
    items: [{ name: 'Tea', quantity: 2, price: 300, isToConfirm: true as const }],
    notUnderstood: [{ start, end: words.length }],
  }
  respond(placeOrder, spoken)
  const changes = respond(changeOrder, { ...spoken, notUnderstood: [] })
  respond(callStaff, { id: 1, kind: 'bill', createdAt: new Date().toISOString() })
  await say(words)
  await expect.element(page.getByText('Not understood: bill please').first()).toBeVisible()
  await offers.getByRole('button', { name: 'The bill please' }).click()
  await expect.element(page.getByText(/Not understood/)).not.toBeInTheDocument()
  expect(changes.map(({ body }) => body)).toMatchObject([{ items: null, notUnderstood: [] }])
  await expect.element(page.getByRole('button', { name: /^Send to kitchen/ })).toBeVisible()
})

test('“the same again” orders the dishes of the last order', async () => {
  const { sent, say } = await open()
  await say('same again please')
  await expect.element(offers.getByText('The same again: 2 × Beer?')).toBeVisible()
  expect(sent).toEqual([])
  await offers.getByRole('button', { name: 'Order again' }).click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ memberId: 1, items: [{ name: 'Beer', quantity: 2, price: 500 }] }])
})

test('an allergy said with a dish is saved with one tap, besides what the member has stated', async () => {
  const { sent, say } = await open()
  const saved = respond(changeMember, ({ body }) => ({ ...groupStateOf().members[0], ...body }) as never)
  await say("i'm allergic to shellfish so the pasta without prawns for nine")
  await expect.poll(() => sent.length).toBe(1)
  await expect.element(offers.getByText(/shellfish/)).toBeVisible()
  await offers.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saved.map(({ body }) => body)).toEqual([{ allergies: 'nuts, shellfish' }])
})

test('“nothing for me” orders nothing, and an offer can be declined', async () => {
  const { sent, say } = await open()
  await say('nothing for me')
  await expect.element(page.getByText('Nothing ordered')).toBeVisible()
  await expect.element(offers).not.toBeInTheDocument()
  await say('the bill please')
  await offers.getByRole('button', { name: 'Not now' }).click()
  await expect.element(offers).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('what is not offered is sent, whatever is offered beside it', async () => {
  const { sent, say } = await open()
  await say('the bill please, my wife is allergic to nuts')
  await expect.poll(() => sent.length).toBe(1)
})

test('a sentence in another language orders nothing and returns to the field, with one line about it', async () => {
  const { sent, say } = await open()
  const words = 'zwei Weißbier zu 4,50 und ein Schnitzel'
  await say(words)
  const why = page.getByText(
    'We only understand sentences in English. You can pick or type dishes one by one.',
  )
  await expect.element(why).toBeVisible()
  await expect.element(page.getByLabelText('Type what you would like')).toHaveValue(words)
  await expect.element(page.getByText(/Not understood/)).not.toBeInTheDocument()
  await say('two teas for three each')
  await expect.poll(() => sent.map(({ body }) => body.transcription)).toEqual(['two teas for three each'])
  await expect.element(why).not.toBeInTheDocument()
})

test('on a phone without English the panel is one row, until somebody speaks', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko'])
  openApp(sitAt(groupStateOf()))
  const panel = page.getByRole('region', { name: 'Order by voice' })
  const field = panel.getByLabelText('Order in English')
  await expect.element(field).toBeVisible()
  expect(panel.element().getBoundingClientRect().height).toBeLessThan(90)
  await field.fill('two teas for three each')
  await expect.element(panel.getByText('2 × Tea')).toBeVisible()
})

/** Ann has ordered two beers, and is allergic to nuts. */
async function open() {
  const groupState = groupStateOf({ orders: [[1, [{ name: 'Beer', quantity: 2, price: 500 }]]] })
  const [order] = groupState.orders as [Order]
  const sent = respond(placeOrder, { ...order, id: 9 })
  const members = groupState.members.map(one => (one.id === 1 ? { ...one, allergies: 'nuts' } : one))
  openApp(sitAt({ ...groupState, members, requests: [] }))
  const field = page.getByLabelText('Type what you would like')
  await expect.element(field).toBeVisible()
  const say = async (words: string) => {
    await field.fill(words)
    // The parser, which reads what is offered, is loaded now.
    await import('./read-acts.ts')
    await userEvent.keyboard('{Enter}')
  }
  return { sent, say, order }
}
