import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { syncClock } from './clock.ts'

const app = shareAppInFile()
const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

test.each([25, -25])('a node whose clock is %d hours wrong uses the database’s clock', async hours => {
  const expectRight = (time: Date) => expect(Math.abs(time.getTime() - truth())).toBeLessThan(hour)
  vi.useFakeTimers({ toFake: ['Date'] })
  const started = Date.now()
  const since = performance.now()
  const truth = () => started + performance.now() - since
  const before = await startClock('postgres://elsewhere')
  vi.setSystemTime(started + hours * hour)
  expectRight(before())
  expectRight((await startClock('postgres://elsewhere'))())
})

test('a node with the embedded database uses its own clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const clock = await startClock(null)
  vi.setSystemTime(Date.now() + 25 * hour)
  expect(Math.abs(clock().getTime() - Date.now())).toBeLessThan(hour)
})

/** Starts a clock on the app's database, as if that had this URL, or as it is. */
async function startClock(url: string | null) {
  const { sql, target } = app().database
  const { clock, close } = await syncClock({ sql, target: url ? { url } : target }, pino({ level: 'silent' }))
  onTestFinished(close)
  return clock
}
