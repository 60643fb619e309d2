// The offer to make one dish with sizes of dishes that differ only in their size.

import { getDishesInSizes, joinSizes, separateSizes } from '@tablemate/contract/join-sizes.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../portal.css'
import { JoinSizes } from './join-sizes.tsx'

const wine = (name: string, itemId: number) => ({
  ...{ name, category: 'Wine' },
  sizes: [
    { itemId, name: 'Glass', price: 600 },
    { itemId: itemId + 1, name: 'Bottle', price: 2400 },
  ],
})

test('says what will change, leaves out what the owner unticks, and can be undone', async () => {
  respond(getDishesInSizes, [wine('Chianti', 1), wine('Barolo', 3)])
  show(<JoinSizes restaurant={{ id: 4, currency: 'USD' } as OwnRestaurant} />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Now: 4 dishes. With sizes: 2 dishes.')
  await button('Show').click()
  await expect.element(page.getByText('Glass $6.00 · Bottle $24.00').first()).toBeVisible()
  await page.getByLabelText(/^Barolo/).click()
  await expect.element(status).toHaveTextContent('Now: 2 dishes. With sizes: 1 dish.')

  respond(joinSizes, problem('changed-meanwhile'))
  await button('Make dishes with sizes').click()
  await expect.element(button('Make dishes with sizes')).toBeEnabled()
  const joined = respond(joinSizes, { itemIds: [1] })
  await button('Make dishes with sizes').click()
  const undone = respond(separateSizes, undefined as never)
  await button('Undo').click()
  await expect.poll(() => undone.map(({ body }) => body)).toEqual([{ itemIds: [1] }])
  expect(joined.map(({ body }) => body)).toEqual([{ dishes: [[1, 2]], sizeName: 'Size' }])
})
