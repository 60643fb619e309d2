// Joining by a code.

import { findGroupByCode } from '@tablemate/contract/groups.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { groupStateOf } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

test('the error of a wrong code is gone as soon as another code is typed', async () => {
  dismissNotices()
  openApp('/join-group')
  const code = page.getByLabelText('Group Code')
  const error = page.getByText(/^No table has this code/)
  respond(findGroupByCode, problem('group-not-found'))
  await code.fill('ZZZ999')
  await expect.element(error).toBeVisible()
  const { id, code: known, linkKey, restaurantName, tableNumber } = groupStateOf().group
  respond(findGroupByCode, { id, code: known, linkKey, restaurantName, tableNumber })
  await code.fill('K7M4QX')
  await expect.element(page.getByText('Chez Nous')).toBeVisible()
  expect(error.query()).toBeNull()
  await expect.element(code).not.toHaveAttribute('aria-invalid', 'true')
})

// Threat: group-code
test('after too many wrong codes the screen suggests the link, and a pasted link is looked up with its key', async () => {
  dismissNotices()
  openApp('/join-group')
  const code = page.getByLabelText('Group Code')
  respond(findGroupByCode, problem('too-many-requests'))
  await code.fill('ZZZ999')
  await expect.element(page.getByText('Too Many Wrong Codes')).toBeVisible()
  await expect.element(page.getByText(/Scan the QR code on a friend’s phone/)).toBeVisible()
  const { id, code: known, linkKey, restaurantName, tableNumber } = groupStateOf().group
  const received = respond(findGroupByCode, { id, code: known, linkKey, restaurantName, tableNumber })
  await code.fill(`https://table.example/join-group?code=${known}&key=${linkKey}`)
  await expect.element(page.getByText('Chez Nous')).toBeVisible()
  await expect.element(code).toHaveValue(known)
  expect(received).toMatchObject([{ params: { code: known }, query: { key: linkKey } }])
})
