import { expect, it } from 'vitest'
import { isUnseenForLong, stageOf } from './order-stage.ts'

it('stageOf names each stage of an order from placed to served', () => {
  const stages = (['waiting', 'new', 'preparing', 'ready', 'served', 'refused', null] as const).map(kitchen =>
    stageOf({ kitchen, isSeen: false }),
  )
  expect(stages).toEqual(['waiting', 'placed', 'preparing', 'ready', 'served', 'refused', null])
  expect(stageOf({ kitchen: 'new', isSeen: true })).toBe('seen')
})

it('isUnseenForLong is true after three minutes while the order is new or waiting and unseen', () => {
  const createdAt = '2026-11-21T19:00:00.000Z'
  const [soon, late] = [Date.parse('2026-11-21T19:02:59.999Z'), Date.parse('2026-11-21T19:03:00.000Z')]
  const order = { kitchen: 'new', isSeen: false, createdAt } as const
  expect([soon, late].map(now => isUnseenForLong(order, now))).toEqual([false, true])
  expect(isUnseenForLong({ ...order, kitchen: 'waiting' }, late)).toBe(true)
  expect(isUnseenForLong({ ...order, isSeen: true }, late)).toBe(false)
  for (const kitchen of ['preparing', 'refused', null] as const)
    expect(isUnseenForLong({ ...order, kitchen }, late)).toBe(false)
})
