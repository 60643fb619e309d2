import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { loadKeyFile } from './key-file.ts'

const log = pino({ level: 'silent' })

test('the first start creates a key that only the server’s user can read; later starts load it', () => {
  const folder = makeFolder()
  const umask = process.umask(0)
  const [key, ...more] = loadKeyFile(folder, log)
  process.umask(umask)
  expect([key?.length, more]).toEqual([32, []])
  expect(loadKeyFile(folder, log)).toEqual([key])
  expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600)
  expect(loadKeyFile(makeFolder(), log)).not.toEqual([key])
})

test('a file without a valid key is not overwritten', () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'secrets.key'), 'half a ke')
  expect(() => loadKeyFile(folder, log)).toThrow(/secrets\.key contains no keys/)
  expect(readFileSync(join(folder, 'secrets.key'), 'utf8')).toBe('half a ke')
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablemate-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
