import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

test('so many are inside at once and no more, in the order of their coming; too many are sent away', async () => {
  const turn = createTurnstile({ atOnce: 2, waiting: 3 })
  let inside = 0
  let most = 0
  const done: number[] = []
  const work = (name: number) =>
    turn(async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise(resolve => setTimeout(resolve, 5))
      inside -= 1
      done.push(name)
      if (name === 1) throw new Error('a fault')
      return name
    })
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work))
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(all[5]).toMatchObject({ reason: { problem: 'unavailable' } })
  expect([most, done]).toEqual([2, [0, 1, 2, 3, 4]])
  expect(await Promise.all([work(6), work(7), work(8)])).toEqual([6, 7, 8])
})
