// When the health check calls a database away.

import { shareApp } from '@tablemate/test/app/app.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startHealthCheck } from './health-check.ts'

const app = shareApp()

test('a process that is busy for longer than the timeout, as at its start, does not call the database away', async () => {
  const { target, sql } = app().database
  const changes: boolean[] = []
  const check = startHealthCheck(target, isAway => changes.push(isAway))
  onTestFinished(() => check.close())
  await sql`select 1`
  blockThread(1500)
  await sql`select 1`
  expect(changes).toEqual([])
  await expect(check.guard(async () => 'replied')).resolves.toBe('replied')
})

/** In milliseconds. */
function blockThread(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
