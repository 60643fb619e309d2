import { shareApp } from '@tablemate/test/app/app.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { createUnderstand } from './parse-transcript.ts'

const app = shareApp()

// Threat: wasted-work
test('other requests have their turn between two sentences that arrive together, and a changed menu its new dishes', async () => {
  const owner = await makeRestaurant(app())
  const understand = createUnderstand(app().database.sql)
  const group = { restaurantId: owner.id, groupId: 'a group', currency: 'USD' } as const
  const speaker = { memberId: 1, members: [] }
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  count()
  for (const name of ['Onion soup', 'Green tea']) {
    await addMenuItems(owner, { name, price: 700 })
    const turns = new Set<number>()
    const sentences = Array.from({ length: 5 }, async () => {
      const { items } = await understand(`two ${name}`, { ...group, speaker })
      expect(items).toMatchObject([{ name, quantity: 2 }])
      turns.add(turn)
    })
    await Promise.all(sentences)
    expect(turns.size).toBe(5)
  }
  isOver = true
})
