import { expect, test } from 'vitest'
import { chosenItems, firstOpen } from './settled.ts'

test('an answer counts only for the dish that it was given for', () => {
  const glass = { name: 'Chianti glass', price: 800 }
  const bottle = {
    name: 'Chianti bottle',
    price: 2800,
    quantity: 2,
    doubt: 'name' as const,
    candidates: [glass],
  }
  const answers = { menuItems: { 0: glass }, words: {} }
  expect(chosenItems({ items: [bottle] }, answers)).toMatchObject([{ ...glass, quantity: 2 }])
  expect(firstOpen({ items: [bottle] }, answers)).toBe(-1)
  // A correction took the bottle off the order.
  const soup = { name: 'Soup', price: 900, quantity: 1 }
  expect(chosenItems({ items: [soup] }, answers)).toEqual([soup])
})
