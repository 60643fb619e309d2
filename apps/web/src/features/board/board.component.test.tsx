// The tickets on the board: what a tap sends, and what it asks first.

import { decideOffMenu } from '@tablemate/contract/floor.ts'
import { fireCourse, setMenuItemAvailability, type Ticket } from '@tablemate/contract/kitchen.ts'
import { getMenu, type MenuItem } from '@tablemate/contract/menu.ts'
import { openByHand, pauseOrdering } from '@tablemate/contract/ordering.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { button, dialog } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { pricedMenu } from '@tablemate/test/restaurants/priced-menu.ts'
import { line, ticket } from '@tablemate/test/restaurants/ticket.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../portal.css'
import { CourseStrip } from './course-strip.tsx'
import { OffMenuStrip } from './off-menu-strip.tsx'
import { CloseButton, OpeningNotice } from './opening-control.tsx'
import { PauseSwitch } from './pause-switch.tsx'
import { SoldOut } from './sold-out-sheet.tsx'
import { TicketBoard } from './ticket-board.tsx'

function showBoard(...tickets: Ticket[]) {
  const calls = {
    move: vi.fn(async () => true),
    mark: vi.fn(async () => true),
    ...{ undo: vi.fn(), settle: vi.fn(), busy: new Set<string>(), undoable: [] },
  }
  show(
    <TicketBoard
      restaurantId={1}
      tickets={tickets}
      station="all"
      controls={null}
      lateAfter={15}
      isStale={false}
      calls={calls}
    />,
  )
  return calls
}

const two = ticket(1, { items: [line('Soup'), line('Cake', 2, { line: 1 })] })

test('"Can’t make it" begins with nothing chosen, and needs a dish and a reason', async () => {
  const { move } = showBoard(two)
  await button(/^More for/).click()
  await button('Can’t make it…').click()
  const submit = dialog(/.*/).getByRole('button', { name: 'Can’t make it' })
  await submit.click()
  await expect.element(page.getByText('Choose at least one dish.')).toBeVisible()
  expect(document.querySelectorAll('[role=dialog] :checked')).toHaveLength(0)
  await page.getByLabelText('2 × Cake').click()
  await submit.click()
  await expect.element(page.getByText('Choose a reason.')).toBeVisible()
  expect(move).not.toHaveBeenCalled()
  await page.getByLabelText('The guest changed their mind').click()
  await submit.click()
  await expect
    .poll(() => move.mock.lastCall)
    .toEqual([two, 'refused', { reason: 'guest-changed-mind', lines: [1] }])
})

test('a refusal as sold out takes a dish off the menu only if that is chosen', async () => {
  const { move } = showBoard(two)
  await button(/^More for/).click()
  await button('Can’t make it…').click()
  for (const name of ['1 × Soup', '2 × Cake']) await page.getByLabelText(name).click()
  await page.getByLabelText('Sold out', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Cake', exact: true }).click()
  await dialog(/.*/).getByRole('button', { name: 'Can’t make it' }).click()
  await expect.poll(() => move.mock.lastCall).toEqual([two, 'refused', { reason: 'sold-out', soldOut: [1] }])
})

test('one option of a dish is refused instead of the dish', async () => {
  const options = [
    { id: 11, name: 'Bacon', quantity: 1, isExtra: true as const },
    { id: 12, name: 'Onion', quantity: 0 },
    { id: 13, name: 'Egg', quantity: 1, isRefused: true as const },
  ]
  const burger = ticket(1, { items: [line('Burger', 1, { options }), line('Cake', 2, { line: 1 })] })
  const { move } = showBoard(burger)
  await button(/^More for/).click()
  await button('Can’t make it…').click()
  const dishes = dialog(/.*/).getByRole('group', { name: 'Dishes' }).getByRole('checkbox')
  expect(dishes.elements()).toHaveLength(3)
  await page.getByLabelText('2 × Cake').click()
  await page.getByLabelText('Burger: + Bacon').click()
  await expect.element(page.getByLabelText('2 × Cake')).not.toBeChecked()
  await page.getByLabelText('Sold out', { exact: true }).click()
  await dialog(/.*/).getByRole('button', { name: 'Can’t make it' }).click()
  await expect
    .poll(() => move.mock.lastCall)
    .toEqual([burger, 'refused', { reason: 'sold-out', options: [{ line: 0, id: 11 }] }])
})

test.each(['new', 'preparing', 'ready'] as const)(
  'an allergy that nobody has seen is asked about before a %s ticket goes on, and one tap does both',
  async state => {
    const allergies = { text: 'nuts', allergens: [], isAcknowledged: false }
    const { move, mark } = showBoard(ticket(1, { state, allergies }))
    await button(/^(Start|Ready|Served): /).click()
    const question = dialog('Allergy: has the kitchen seen it?')
    await expect.element(question).toBeVisible()
    expect(question.element().textContent).toContain('nuts')
    expect(move).not.toHaveBeenCalled()
    await button(/^Seen: /).click()
    await expect.poll(() => move.mock.calls).toHaveLength(1)
    expect(mark).toHaveBeenCalledExactlyOnceWith(expect.anything(), { acknowledge: 'allergies' })
  },
)

test('a seen allergy is not asked about, and an order is accepted without the question', async () => {
  const allergies = { text: 'nuts', allergens: [], isAcknowledged: true }
  const unseen = { ...allergies, isAcknowledged: false }
  const { move } = showBoard(ticket(1, { allergies }), ticket(2, { state: 'waiting', allergies: unseen }))
  await button(/^Start: /).click()
  await button(/^Accept: /).click()
  expect(move.mock.calls.map(([, to]: unknown[]) => to)).toEqual(['preparing', 'new'])
})

test('the list of done tickets strikes out what was refused, and a wholly refused one was not made', async () => {
  vi.setSystemTime(Date.parse(two.changedAt))
  const [soup, cake] = [line('Soup'), line('Cake', 1, { isRefused: true })]
  showBoard(
    ticket(1, { state: 'served', items: [soup, cake] }),
    ticket(2, { state: 'refused', items: [cake] }),
  )
  await page.getByText('Done: 2').click()
  const done = page.getByRole('listitem')
  await expect.element(done.first()).toBeVisible()
  const [served, refused] = done.elements()
  expect(served?.textContent).toMatch(/Served · .*1 × Soup/)
  expect(served?.querySelector('s')?.textContent).toBe('1 × Cake')
  expect(refused?.textContent).toMatch(/Not made · /)
  expect(refused?.querySelector('s')?.textContent).toBe('1 × Cake')
})

test('on an upright tablet New comes first and stays in view, however many orders wait to be accepted', async () => {
  await page.viewport(800, 1280)
  const allergies = { text: 'nuts', allergens: [], isAcknowledged: false }
  const of = (state: Ticket['state'], from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ticket(from + at, { items: two.items, state, allergies }))
  showBoard(...of('waiting', 1, 12), ...of('new', 21, 10), ...of('preparing', 41, 3))
  await expect.element(button(/^Start: No. 21 /)).toBeVisible()
  const columns = [...document.querySelectorAll('[data-column]')]
  expect(columns.map(column => column.getAttribute('data-column'))).toEqual([
    'new',
    'waiting',
    'preparing',
    'ready',
  ])
  for (const column of columns.slice(0, 3)) {
    const step = column.querySelector('[data-step]')?.getBoundingClientRect()
    expect(step?.bottom, column.getAttribute('data-column') ?? '').toBeLessThan(1280)
  }
  expect(document.documentElement.scrollHeight).toBeLessThan(1.5 * 1280)
})

test('the board lists what is sold out, puts a dish back, and marks one that a search finds', async () => {
  const menuItem = (id: number, name: string, isSoldOut: boolean): MenuItem => ({
    ...{
      id,
      restaurantId: 1,
      name,
      description: '',
      price: 900,
      category: 'Mains',
      ...noDetails,
      isSoldOut,
    },
    ...{ translations: [], createdAt: two.placedAt, updatedAt: two.placedAt },
  })
  let menu = [menuItem(1, 'Soup', true), menuItem(2, 'Crème brûlée', false), menuItem(3, 'Beer', false)]
  respond(getMenu, () => menu)
  respond(setMenuItemAvailability, ({ params, body }) => {
    const { isSoldOut, isUntilTomorrow } = body
    const until = isSoldOut && isUntilTomorrow ? { soldOutUntil: two.placedAt } : {}
    menu = menu.map(one => (one.id === params.itemId ? { ...one, isSoldOut, ...until } : one))
    return undefined as never
  })
  show(<SoldOut restaurantId={1} onSignedOut={vi.fn()} />)
  await button('Sold out').click()
  const out = dialog('Sold out')
  await out.getByRole('button', { name: 'Available again: Soup' }).click()
  await expect.element(out.getByText('Nothing is sold out.')).toBeVisible()
  await out.getByLabelText('Search the menu').fill('brul')
  await out.getByRole('button', { name: 'Sold out: Crème brûlée' }).click()
  await expect.element(out.getByRole('button', { name: 'Available again: Crème brûlée' })).toBeVisible()
  await expect.element(out.getByText('Until tomorrow')).toBeVisible()
  expect(menu.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)).toEqual([2])
  expect(out.getByRole('listitem').elements()).toHaveLength(1)
  await out.getByLabelText('Search the menu').fill('bee')
  await out.getByRole('switch', { name: 'Until tomorrow' }).click()
  await out.getByRole('button', { name: 'Sold out: Beer' }).click()
  await expect.element(out.getByRole('button', { name: 'Available again: Beer' })).toBeVisible()
  expect(menu[2]).not.toHaveProperty('soldOutUntil')
})

test('the switch of the board pauses orders', async () => {
  const sent: boolean[] = []
  respond(pauseOrdering, ({ body }) => {
    sent.push(body.isPaused)
    return undefined as never
  })
  show(<PauseSwitch restaurantId={1} isPaused={false} onSignedOut={vi.fn()} />)
  await page.getByRole('switch', { name: 'Pause orders' }).click()
  await vi.waitFor(() => expect(sent).toEqual([true]))
})

test('the board says that it is closed, or opened or closed by hand, and changes it', async () => {
  const sent = respond(openByHand, undefined as never)
  const changesAt = new Date(Date.now() + 600 * minuteMs).toISOString()
  const open = (isOpen: boolean, isByHand: boolean) => {
    const props = { restaurantId: 1, opening: { isOpen, changesAt, isByHand }, onSignedOut: vi.fn() }
    show(
      <>
        <OpeningNotice {...props} />
        <CloseButton {...props} />
      </>,
    )
  }
  for (const [isOpen, isByHand, text, name] of [
    [false, false, /^Closed by the opening hours: guests can’t order. Opens: /, 'Open now'],
    [true, true, /^Open by hand. Until /, 'Follow the hours again'],
    [false, true, /^Closed by hand: guests can’t order. Opens: /, 'Follow the hours again'],
    [true, false, null, 'Close for today'],
  ] as const) {
    open(isOpen, isByHand)
    await button(name).click()
    if (text) await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(1)
  }
  await expect.poll(() => sent.map(({ body }) => body.isOpen)).toEqual([true, null, null, false])
})

test('a dish of a guest’s own at a price far outside the menu’s is approved once the price is confirmed', async () => {
  respond(getMenu, pricedMenu(150, 450, 800, 1200, 1850, 6000))
  const decided = respond(decideOffMenu, undefined as never)
  const { placedAt: createdAt, groupId, orderId } = two
  const line = {
    ...{
      orderId,
      groupId,
      createdAt,
      table: '7',
      currency: 'USD' as CurrencyCode,
      member: { id: 1, name: 'Cleo' },
    },
    ...{ item: 0, name: 'Lobster', quantity: 1, price: 1 },
  } as const
  show(<OffMenuStrip restaurantId={1} lines={[line]} />)
  const approve = button('Approve: 1 × Lobster')
  const price = page.getByRole('textbox', { name: /^Price/ })
  await expect.element(page.getByLabelText('Yes, $0.01: far from the other prices')).toBeVisible()
  await expect.element(approve).toBeDisabled()
  await price.fill('24')
  await expect.element(approve).toBeEnabled()
  await price.fill('2400')
  await expect.element(approve).toBeDisabled()
  await page.getByLabelText('Yes, $2,400.00: far from the other prices').click()
  await approve.click()
  await expect.poll(() => decided.map(({ body }) => body.newPrice)).toEqual([240_000])
})

test('what waits is shown with its table and course, and one tap fires that course once', async () => {
  const { groupId, placedAt: createdAt } = two
  const held = (course: number, name: string) => ({
    ...{ groupId, table: '7', course, createdAt },
    items: [{ orderId: 1, item: course, member: 'Ann', name, quantity: 2, modifications: 'no salt' }],
  })
  let answer: () => void = () => undefined
  const fired = respond(fireCourse, async () => {
    await new Promise<void>(resolve => {
      answer = resolve
    })
    return undefined as never
  })
  show(<CourseStrip restaurantId={1} courses={[held(2, 'Steak'), held(3, 'Cake')]} />)
  const fire = button('Fire course 2: Table 7')
  await expect.element(fire).toBeVisible()
  const [mains, sweets] = page.getByRole('listitem').elements()
  expect(mains?.textContent).toMatch(/Table 7 · Course 2.*2 × .*Steak.* · no salt/)
  expect(sweets?.textContent).toMatch(/Table 7 · Course 3.*Cake/)
  await fire.click()
  await fire.click({ force: true })
  await expect.poll(() => fired).toHaveLength(1)
  answer()
  await expect.element(fire).toBeEnabled()
  expect(fired).toMatchObject([{ params: { restaurantId: 1, groupId }, body: { course: 2 } }])
})
