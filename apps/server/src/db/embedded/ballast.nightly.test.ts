// The ballast file, which is deleted when the disk is full. The test sets the free space.

import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dataDirOf } from '@tablemate/test/app/data-folder.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ballastIn, manageBallast } from './ballast.ts'

const mebibyte = 2 ** 20
const [reserveBytes, roomy, full] = [256 * mebibyte, 400 * mebibyte, mebibyte]

// Threat: full-disk
test('the ballast file is written when there is space, deleted when the disk is full, and written again', async () => {
  const { path, manage } = openFolder('ballast')
  let free = roomy
  const ballast = manage(() => free)
  await expect.poll(() => statSync(path, { throwIfNoEntry: false })?.size).toBe(64 * mebibyte)
  // No sparse file, which would free nothing.
  expect(statSync(path).blocks * 512).toBeGreaterThanOrEqual(64 * mebibyte)
  free = full
  await expect.poll(() => statSync(path, { throwIfNoEntry: false })).toBeUndefined()
  expect(ballast.remove()).toBe(false)
  free = roomy
  await expect.poll(() => statSync(path, { throwIfNoEntry: false })?.size).toBe(64 * mebibyte)
  expect(ballast.remove()).toBe(true)
})

test('no ballast file is written without space for calls; the partial one of a killed server is deleted', async () => {
  const { path, manage } = openFolder('no-ballast')
  writeFileSync(`${path}.part`, 'half')
  const measure = vi.fn(() => 1.25 * reserveBytes + 64 * mebibyte - 1)
  manage(measure)
  await expect.poll(() => measure.mock.calls.length).toBeGreaterThan(1)
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined()
  measure.mockReturnValue(full)
  await expect.poll(() => statSync(`${path}.part`, { throwIfNoEntry: false })).toBeUndefined()
})

function openFolder(name: string) {
  const directory = dataDirOf(name)
  mkdirSync(dirname(ballastIn(directory)), { recursive: true })
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const log = pino({ level: 'silent' })
  const manage = (measure: () => number) => {
    const ballast = manageBallast({ directory, reserveBytes, log, measure })
    onTestFinished(ballast.close)
    return ballast
  }
  return { path: ballastIn(directory), manage }
}
