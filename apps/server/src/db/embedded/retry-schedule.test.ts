import { expect, test } from 'vitest'
import { createRetrySchedule, pauseAfter } from './retry-schedule.ts'

test('pauses grow from half a second to half a minute, with jitter', () => {
  const seconds = Array.from({ length: 14 }, (_, at) => pauseAfter(at + 1, 0) / 1000)
  expect(seconds).toEqual([0.5, 0.5, 0.5, 0.5, 1, 2, 4, 8, 16, 30, 30, 30, 30, 30])
  expect(pauseAfter(1000, 0.99)).toBeGreaterThan(22_000)
  expect(pauseAfter(1000, 0.99)).toBeLessThan(23_000)
})

test('a retry is due at once when the disk has more space than at the failure', async () => {
  let free = 0
  const schedule = createRetrySchedule(() => free)
  for (let failures = 0; failures < 20; failures += 1) schedule.recordFailure()
  await expect.poll(schedule.isDue).toBe(false)
  free = 64 * 2 ** 20
  await expect.poll(schedule.isDue).toBe(true)
})
