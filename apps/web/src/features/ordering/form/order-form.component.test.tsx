// The form for typed orders: required fields, tolerated input and messages; and the diner's own orders, until they are paid.

import { getMenu } from '@tablemate/contract/menu.ts'
import { cancelOrder, changeOrder, type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { problem, type Received, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { groupStateOf, newGroupId, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp, show } from '@tablemate/test/components/show.tsx'
import { pricedMenu } from '@tablemate/test/restaurants/priced-menu.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { GroupCurrency } from '../../currency/currency-provider.tsx'
import { MenuOrder } from '../menu/menu-order.tsx'

const send = button('Add Order')
const closed = button('Add Manually')
const soup = { name: 'Soup', price: 900, quantity: 1 }

beforeEach(dismissNotices)

describe('the form', () => {
  test('shows a field’s error once it was left, and sends nothing until one row is complete', async () => {
    await openForm()
    const { name, quantity, price, modifications } = fieldsOf(1)
    await expect.element(send).toBeDisabled()
    await name.fill('x')
    await name.fill('')
    await quantity.fill('0')
    await price.fill('-1')
    await modifications.click()
    await expect.element(name).toHaveAccessibleDescription('Item name is required')
    await expect.element(quantity).toHaveAccessibleDescription('Quantity must be at least 1')
    await expect.element(price).toHaveAccessibleDescription('Price must be positive')
    await expect.element(send).toBeDisabled()
    await quantity.fill('100')
    await expect.element(quantity).toHaveAccessibleDescription('Quantity can be at most 99')
    await price.fill('1000000.01')
    await expect.element(price).toHaveAccessibleDescription('Price can be at most $1,000,000.00')
    await name.fill('Soup')
    await quantity.fill('2')
    await price.fill('0')
    await expect.element(send).toBeDisabled()
    await price.fill('0.01')
    await expect.element(send).toBeEnabled()
    await button('Remove item 1').click()
    await expect.element(page.getByText('At least one item is required')).toBeVisible()
    await expect.element(send).toBeDisabled()
  })

  test('leaves rows without a name or price out, says so and keeps them in the draft', async () => {
    const sent = await openForm()
    await typeMenuItems({ name: '  Soup ', price: '9' }, { name: 'Bread', price: '' })
    await send.click()
    await expect
      .element(page.getByText('One item without a name or price was left out. It’s still in the form.'))
      .toBeVisible()
    await expect.element(page.getByText('1 × Soup', { exact: true })).toBeVisible()
    await expect.poll(() => sent[0]?.body.items?.map(({ name }) => name)).toEqual(['Soup'])
    await button('Add Manually').click()
    await expect.element(fieldsOf(1).name).toHaveValue('Bread')
  })

  test('closes at the first press although the field that loses focus has an error', async () => {
    await openForm()
    await button('Close').click()
    await expect.element(closed).toBeVisible()
  })

  test('opens and closes at a press, keeps its draft, and closes after sending', async () => {
    await openForm()
    await typeMenuItems({ name: 'Soup', price: '9' })
    await button('Close').click()
    await closed.click()
    await expect.element(fieldsOf(1).name).toHaveValue('Soup')
    await send.click()
    await expect.element(closed).toBeVisible()
    await expect.element(page.getByText('1 × Soup', { exact: true })).toBeVisible()
  })

  test('asks once about a typed price far outside the menu’s', async () => {
    respond(getMenu, pricedMenu(150, 450, 800, 1200, 1850, 6000))
    const sent = respond(placeOrder, () => problem('too-many-orders'))
    showMenuOrder()
    await button('Type a dish that isn’t here').click()
    await typeMenuItems({ name: 'Lobster', price: '120' })
    const { price } = fieldsOf(1)
    await expect.element(send).toBeEnabled()
    expect(page.getByText('Is this price right?').elements()).toEqual([])
    await price.fill('1200')
    const yes = page.getByLabelText('Yes, $1,200.00: far from the other prices')
    await expect.element(yes).toBeVisible()
    await send.click()
    await expect.element(price).toHaveFocus()
    // The menu lists the dish and leads back to the question.
    await button('Pick from the menu').click()
    await button('Save changes · $1,200.00').click()
    await expect.element(price).toHaveFocus()
    expect(sent).toHaveLength(0)
    await yes.click()
    await send.click()
    await expect.poll(() => sent.map(({ body }) => body.items?.[0]?.price)).toEqual([120_000])
  })

  test('accepts a decimal comma, and sends several rows as one order', async () => {
    const sent = await openForm()
    await typeMenuItems(
      { name: 'Soup', price: '9,50', quantity: '2' },
      { name: 'Feast', price: '1.234,50', modifications: 'for all' },
    )
    await expect.element(page.getByText('$1,253.50')).toBeVisible()
    await send.click()
    await expect.element(page.getByText('for all')).toBeVisible()
    await expect
      .poll(() => sent.map(({ body }) => body.items))
      .toMatchObject([
        [
          { name: 'Soup', price: 950, quantity: 2 },
          { name: 'Feast', price: 123450, quantity: 1, modifications: 'for all' },
        ],
      ])
  })

  test('sends its order with all specified fields, also the transcript of which there is none', async () => {
    await openForm()
    const fetched = vi.spyOn(globalThis, 'fetch')
    await typeMenuItems({ name: 'Soup', price: '9', quantity: '2' })
    await send.click()
    await expect
      .poll(() => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? '{}'))))
      .toContainEqual({
        groupId: expect.any(String),
        memberId: 1,
        items: [expect.objectContaining({ name: 'Soup', price: 900, quantity: 2 })],
        transcription: '',
        note: '',
        total: 1800,
      })
  })

  test('counts up and down between 1 and 99', async () => {
    await openForm()
    const { quantity } = fieldsOf(1)
    await expect.element(button('One fewer')).toBeDisabled()
    await button('One more').click()
    await expect.element(quantity).toHaveValue('2')
    await quantity.click()
    await userEvent.keyboard('3')
    await expect.element(quantity).toHaveValue('3')
    await quantity.fill('99')
    await expect.element(button('One more')).toBeDisabled()
  })

  test('shows the server’s error at its field', async () => {
    await openForm()
    respond(placeOrder, problem('invalid', { 'items.0.modifications': 'too-long' }))
    await typeMenuItems({ name: 'Soup', price: '9', modifications: 'hot' })
    await send.click()
    await expect.element(fieldsOf(1).modifications).toHaveAccessibleDescription('This is too long.')
    await expect.element(page.getByText('Failed to add order').first()).toBeInTheDocument()
    await expect.element(page.getByText(/Please check it and try again\./).first()).toBeInTheDocument()
  })

  test('asks about a price that has gone up, and sends the order at the new one', async () => {
    await openForm()
    const prices = [{ item: 0, name: 'Soup', price: 1900 }]
    const refused = respond(placeOrder, problem('price-changed', {}, { prices }))
    await typeMenuItems({ name: 'Soup', price: '9' })
    await send.click()
    const card = page.getByRole('article')
    await expect.element(card.getByText('Soup: now $19.00, no longer $9.00')).toBeVisible()
    expect(refused[0]?.body.items).toMatchObject([{ price: 900 }])
    const again = respond(placeOrder, problem('already-paid'))
    await button(/^Order at the new price/).click()
    await expect.poll(() => again[0]?.body.items).toMatchObject([{ name: 'Soup', price: 1900 }])
    await expect.element(button(/^Order at the new price/)).not.toBeInTheDocument()
  })

  test('asks about a dish that has left the menu: it is taken off, or the staff are asked for it', async () => {
    await openForm()
    respond(placeOrder, problem('menu-item-gone', { 'items.0.name': 'not-on-menu' }))
    await typeMenuItems({ name: 'Soup', price: '9' })
    await send.click()
    await expect.element(button(/^Take off/)).toBeVisible()
    const asked = respond(placeOrder, problem('off-menu', { 'items.0.name': 'not-on-menu' }))
    await button(/^Ask the staff for it/).click()
    await expect.poll(() => asked[0]?.body.items).toMatchObject([{ name: 'Soup', isOffMenu: true }])
  })

  test('refuses fractions in a currency without them', async () => {
    const sent = await openForm('JPY')
    await typeMenuItems({ name: 'Ramen', price: '980.5' })
    await fieldsOf(1).modifications.click()
    await expect
      .element(fieldsOf(1).price)
      .toHaveAccessibleDescription('This currency has no coins that small.')
    await expect.element(send).toBeDisabled()
    await fieldsOf(1).price.fill('1,980')
    await send.click()
    await expect.element(page.getByText('¥1,980').first()).toBeVisible()
    await expect.poll(() => sent[0]?.body.items?.[0]?.price).toBe(198_000)
  })
})

describe('own orders', () => {
  test('can be changed and cancelled until they are paid', async () => {
    const groupState = groupStateOf({ names: ['Ann'], orders: [[1, [soup]]] })
    const changes = respond(changeOrder, ({ body }) => {
      const [order] = groupState.orders as [Order]
      return { ...order, items: [{ ...soup, price: body.items?.[0]?.price ?? 0 }], total: 950 }
    })
    const cancelled = respond(cancelOrder, undefined)
    openApp(sitAt(groupState))
    await button(/^Options/).click()
    await button('Edit').click()
    const { price } = fieldsOf(1)
    await expect.element(price).toHaveValue('9.00')
    await price.fill('9.50')
    await button('Save changes').click()
    await expect.element(page.getByText('$9.50').first()).toBeVisible()
    expect(changes).toHaveLength(1)
    await button(/^Options/).click()
    await button('Delete').click()
    await expect.element(page.getByText('Delete this order?')).toBeVisible()
    await button('Keep it').click()
    await button('Delete').click()
    await button('Delete').click()
    await expect.element(page.getByText('Nothing ordered yet')).toBeVisible()
    expect(cancelled).toHaveLength(1)
  })

  test('cannot be changed once they are paid', async () => {
    const groupState = groupStateOf({ names: ['Ann'], orders: [[1, [soup]]] })
    const orders = groupState.orders.map(order => ({ ...order, isPaid: true, isLocked: true }))
    openApp(sitAt({ ...groupState, orders }))
    await expect.element(page.getByText('Paid', { exact: true })).toBeVisible()
    await button(/^Options/).click()
    await expect.element(page.getByText('This is already paid and can no longer be changed.')).toBeVisible()
    expect(button(/Edit|Delete/).query()).toBeNull()
  })
})

/** Opens the form at a new group. Returns the orders that are sent, which the server accepts. */
async function openForm(currency: 'USD' | 'JPY' = 'USD'): Promise<Received<typeof placeOrder>[]> {
  const groupState = groupStateOf({ names: ['Ann'], orders: [[1, [soup]]], group: { currency } })
  const [sample] = groupState.orders as [Order]
  const sent = respond(placeOrder, ({ body }) => {
    const items = (body.items ?? []).map(({ sharedBy: _, modifications, ...item }) => ({
      ...item,
      ...(modifications && { modifications }),
    }))
    return { ...sample, items: items as Order['items'], id: 2, total: 0 }
  })
  openApp(sitAt({ ...groupState, orders: [] }))
  await expect.element(button('Add Manually')).toBeVisible()
  await button('Add Manually').click()
  await expect.element(fieldsOf(1).name).toBeVisible()
  return sent
}

function showMenuOrder(): void {
  const props = { groupId: newGroupId(), memberId: 1, restaurantId: 1, order: undefined, takesFocus: true }
  show(
    <GroupCurrency value="USD">
      <MenuOrder {...props} onSent={vi.fn()} onClose={vi.fn()} />
    </GroupCurrency>,
  )
}

function fieldsOf(row: number): Record<'name' | 'quantity' | 'price' | 'modifications', Locator> {
  const group = page.getByRole('group', { name: `Item ${row}` })
  return {
    name: group.getByLabelText('Item name'),
    quantity: group.getByLabelText('Quantity', { exact: false }),
    price: group.getByRole('textbox', { name: /^Price/ }),
    modifications: group.getByLabelText('Modifications', { exact: false }),
  }
}

interface Typed {
  readonly name: string
  readonly price: string
  readonly quantity?: string
  readonly modifications?: string
}

/** Fills the rows of the form, which has one row at first. */
async function typeMenuItems(...menuItems: Typed[]): Promise<void> {
  for (const [at, { name, price, quantity = '1', modifications = '' }] of menuItems.entries()) {
    if (at > 0) await button('Add another item').click()
    const fields = fieldsOf(at + 1)
    await fields.name.fill(name)
    await fields.quantity.fill(quantity)
    await fields.price.fill(price)
    await fields.modifications.fill(modifications)
  }
}
