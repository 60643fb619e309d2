import { expect, test } from 'vitest'
import { waiterList } from './waiter-list.ts'

const item = (name: string, quantity: number, modifications?: string) => ({
  name,
  quantity,
  price: 100,
  modifications,
})

test('the waiter hears each dish once: four Margherita, one of them without basil', () => {
  const orders = [
    { items: [item('Margherita', 2), item('Tea', 1)] },
    { items: [item('Margherita', 1, 'without basil')] },
    { items: [item('Margherita', 1)] },
  ]
  expect(waiterList(orders)).toEqual([
    { name: 'Margherita', quantity: 4, variations: [{ modifications: 'without basil', quantity: 1 }] },
    { name: 'Tea', quantity: 1, variations: [] },
  ])
})

test('spelling does not part what belongs together: the first to ask is quoted', () => {
  const orders = [
    { items: [item('Crème brûlée', 1, 'No sugar'), item('CREME BRULEE', 1)] },
    { items: [item(' crème  BRÛLÉE ', 2, 'no SUGAR')] },
  ]
  expect(waiterList(orders)).toEqual([
    { name: 'Crème brûlée', quantity: 3, variations: [{ modifications: 'No sugar', quantity: 3 }] },
    { name: 'CREME BRULEE', quantity: 1, variations: [] },
  ])
})

test('different wishes for one dish are told apart', () => {
  const [line] = waiterList([
    { items: [item('Soup', 1, 'no salt'), item('Soup', 2, 'extra hot'), item('Soup', 1, '')] },
  ])
  expect(line).toEqual({
    name: 'Soup',
    quantity: 4,
    variations: [
      { modifications: 'no salt', quantity: 1 },
      { modifications: 'extra hot', quantity: 2 },
    ],
  })
})

test('nothing ordered is nothing to tell', () => {
  expect(waiterList([])).toEqual([])
  expect(waiterList([{ items: [] }])).toEqual([])
})
