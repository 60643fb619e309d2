// The errors of a form are beside its fields, the first of which has the focus; the specified toast is shown besides.

import { createGroup } from '@tablemate/contract/groups.ts'
import { searchRestaurants } from '@tablemate/contract/restaurants.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

beforeEach(dismissNotices)

const name = page.getByLabelText('Your Name')
const restaurant = page.getByLabelText('Restaurant Name')

test('two empty fields of a new group both say so', async () => {
  openApp('/universal-create-group')
  await button('Create Group').click()
  await expect.element(name).toHaveAccessibleDescription(/Your Name is required/)
  await expect.element(restaurant).toHaveAccessibleDescription('Restaurant name is required')
  await expect.element(restaurant).toHaveFocus()
  await expect.element(page.getByText('Please enter your name.')).toBeVisible()
})

test('a field that the server refuses says so, and has the focus', async () => {
  respond(searchRestaurants, [])
  respond(createGroup, problem('invalid', { memberName: 'malformed' }))
  openApp('/universal-create-group')
  await restaurant.fill('Da Mario')
  await name.fill('Ann')
  await button('Create Group').click()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveFocus()
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible()
})
