// A file that is given back to a full disk; how much is free, the test decides.

import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dataDirOf } from '../../../../test/app/data-folder.ts'
import { ballastIn, keepBallast } from './ballast.ts'

const mebibyte = 2 ** 20
const [reserveBytes, roomy, full] = [256 * mebibyte, 400 * mebibyte, mebibyte]

test('the ballast file is made of real bytes where there is room, given back when the disk is full, and made again', async () => {
  const { path, keep } = openFolder('ballast')
  let free = roomy
  const ballast = keep(() => free)
  await expect.poll(() => statSync(path, { throwIfNoEntry: false })?.size).toBe(64 * mebibyte)
  // Not one of holes, which would give nothing back.
  expect(statSync(path).blocks * 512).toBeGreaterThanOrEqual(64 * mebibyte)
  free = full
  await expect.poll(() => statSync(path, { throwIfNoEntry: false })).toBeUndefined()
  expect(ballast.giveBack()).toBe(false)
  free = roomy
  await expect.poll(() => statSync(path, { throwIfNoEntry: false })?.size).toBe(64 * mebibyte)
  expect(ballast.giveBack()).toBe(true)
})

test('no ballast file is made where calls could not write beside it; what a killed server left of one goes', async () => {
  const { path, keep } = openFolder('no-ballast')
  writeFileSync(`${path}.part`, 'half')
  const measure = vi.fn(() => 1.25 * reserveBytes + 64 * mebibyte - 1)
  keep(measure)
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
  const keep = (measure: () => number) => {
    const ballast = keepBallast({ directory, reserveBytes, log, measure })
    onTestFinished(ballast.close)
    return ballast
  }
  return { path: ballastIn(directory), keep }
}
