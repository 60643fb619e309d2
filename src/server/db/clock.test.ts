import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
import { syncClock } from './clock.ts'

const app = shareApp()
const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

test.each([25, -25])('a node whose clock is %d hours wrong goes by the database’s', async hours => {
  const isRight = { is: (time: Date) => expect(Math.abs(time.getTime() - truth())).toBeLessThan(hour) }
  vi.useFakeTimers({ toFake: ['Date'] })
  const started = Date.now()
  const since = performance.now()
  const truth = () => started + performance.now() - since
  const before = await keep('postgres://elsewhere')
  vi.setSystemTime(started + hours * hour)
  isRight.is(before())
  isRight.is((await keep('postgres://elsewhere'))())
})

test('one that has the database to itself goes by its own', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const clock = await keep(null)
  vi.setSystemTime(Date.now() + 25 * hour)
  expect(Math.abs(clock().getTime() - Date.now())).toBeLessThan(hour)
})

/** On the app's database, as if it were reached by a URL, or as it is. */
async function keep(url: string | null) {
  const { sql, target } = app().database
  const { clock, close } = await syncClock({ sql, target: url ? { url } : target }, pino({ level: 'silent' }))
  onTestFinished(close)
  return clock
}
