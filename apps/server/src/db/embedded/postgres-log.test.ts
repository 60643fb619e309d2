import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lastFault, logLength } from './postgres-log.ts'

const crash = `2026-11-23 18:00:01.123 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device
2026-11-23 18:00:01.123 UTC [7] STATEMENT:  insert into orders values ('canary')
2026-11-23 18:00:01.200 UTC [1] LOG:  terminating any other active server processes
`

// Threat: full-disk
test('the reason of PostgreSQL’s end is its last fatal error, without the statement', () => {
  const path = join(tmpdir(), `tablemate-postgres-log-${process.pid}`)
  onTestFinished(() => rmSync(path, { force: true }))
  expect(lastFault(path, logLength(path))).toBeUndefined()
  writeFileSync(path, crash)
  const full = 'could not write to file "pg_wal/xlogtemp.7": No space left on device'
  expect(lastFault(path, 0)).toBe(full)
  // The error belongs to an earlier launch.
  expect(lastFault(path, logLength(path))).toBeUndefined()
  writeFileSync(path, 'postgres: could not find the database system\n', { flag: 'a' })
  expect(lastFault(path, crash.length)).toBe('could not find the database system')
  // The log was truncated, as it was too long.
  expect(lastFault(path, 2 ** 20)).toBe('could not find the database system')
})
