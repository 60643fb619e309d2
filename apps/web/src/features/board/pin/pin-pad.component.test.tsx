// The pad that asks for a PIN: by which keys it is typed, and what becomes of the call that needed it.

import { adjustBill } from '@tablemate/contract/adjustments.ts'
import { closeSeating } from '@tablemate/contract/floor.ts'
import { getDisplayStaff, lockDisplay, unlockDisplay } from '@tablemate/contract/staff.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button, dialog, press } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../portal.css'
import { PinPad, UnlockedPerson } from './pin-pad.tsx'
import { staffCall } from './staff-call.ts'

const people = [
  { id: 1, name: 'Mia', role: 'manager' as const },
  { id: 2, name: 'Wes', role: 'waiter' as const },
]

const unlocked = { id: 1, name: 'Mia', role: 'manager' as const, secondsLeft: 60 }

/** Closes a table that owes money, on a tablet that stays locked until the PIN is 4711. */
function closeWithPad() {
  let isUnlocked = false
  respond(getDisplayStaff, { people, unlocked: null })
  const unlocks = respond(unlockDisplay, ({ body: { pin } }) => {
    if (pin !== '4711') return problem('wrong-pin')
    isUnlocked = true
    return unlocked
  })
  const closes = respond(closeSeating, () =>
    isUnlocked ? undefined : problem('pin-required', {}, { act: 'close-with-due' }),
  )
  show(<PinPad />)
  const params = { restaurantId: 1, groupId: '0190f3a0-0000-7000-8000-000000000000' }
  const closed = staffCall(closeSeating, { params, query: {} }).then(
    () => 'done',
    () => 'refused',
  )
  return { closed, closes, unlocks }
}

const comp = { kind: 'comp' as const, reason: 'waited' as const, lines: [{ orderId: 1, line: 0 }] }

const pin = () => page.getByRole('textbox', { name: 'PIN of Mia' })

test('the pad names the act and those who may do it; after a wrong PIN and the right one, the call goes on by itself', async () => {
  const { closed, closes, unlocks } = closeWithPad()
  await expect.element(dialog('Who is it?').getByText('Close a table that owes money')).toBeVisible()
  expect(button(/Wes/).query()).toBeNull()
  await button(/Mia/).click()
  await expect.element(button('Unlock')).toBeDisabled()
  for (const digit of '4722') await button(digit).click()
  await button('Delete').click()
  // Three digits are no PIN.
  await expect.element(button('Unlock')).toBeDisabled()
  await button('2').click()
  await button('Unlock').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('That is not the right PIN.')
  await expect.element(pin()).toHaveValue('')
  await pin().click()
  await userEvent.keyboard('47x11{Enter}')
  expect(await closed).toBe('done')
  expect(unlocks.map(({ body }) => body)).toEqual([
    { staffId: 1, pin: '4722' },
    { staffId: 1, pin: '4711' },
  ])
  expect(closes).toHaveLength(2)
  await expect.poll(() => dialog(/.*/).query()).toBeNull()
})

test('closing the pad refuses the call, and sends it no second time', async () => {
  const { closed, closes } = closeWithPad()
  await button(/Mia/).click()
  await button('Somebody else').click()
  await button('Close').click()
  expect(await closed).toBe('refused')
  expect(closes).toHaveLength(1)
})

test('a second act asks anew: a PIN that is still being checked for the first does not answer its question', async () => {
  const { closed, closes } = closeWithPad()
  const checked = Promise.withResolvers<typeof unlocked>()
  respond(unlockDisplay, () => checked.promise)
  await button(/Mia/).click()
  await pin().fill('4711')
  await button('Unlock').click()
  const input = { params: { restaurantId: 1, groupId: '0190f3a0-0000-7000-8000-000000000001' }, body: comp }
  respond(adjustBill, problem('pin-required', {}, { act: 'comp' }))
  const adjusted = staffCall(adjustBill, input).catch(() => 'refused')
  expect(await closed).toBe('refused')
  expect(closes).toHaveLength(1)
  await expect.element(dialog('Who is it?').getByText('Give a line away')).toBeVisible()
  checked.resolve(unlocked)
  await button('Close').click()
  expect(await adjusted).toBe('refused')
})

test('a display shows who unlocked it, until it locks by itself or by the button', async () => {
  const state = page.getByRole('status')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  respond(getDisplayStaff, { people, unlocked })
  show(<UnlockedPerson />)
  await expect.element(state).toHaveTextContent('Unlocked for Mia')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(button('Lock')).not.toBeInTheDocument()
  expect(state.element().textContent).toBe('')

  const locks = respond(lockDisplay, undefined)
  show(<UnlockedPerson />)
  await expect.element(button('Lock')).toBeVisible()
  press(button('Lock'))
  await expect.element(button('Lock')).not.toBeInTheDocument()
  expect(locks).toHaveLength(1)
})
