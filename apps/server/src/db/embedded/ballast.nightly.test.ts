// The ballast file, which is deleted when the disk is full. The test sets the free space.

import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dataDirOf } from '@tablemate/test/app/data-folder.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { ballastIn, createBallast } from './ballast.ts'
import { findDatabaseUser } from './system-user.ts'

const mebibyte = 2 ** 20
const [reserveBytes, roomy, full] = [256 * mebibyte, 400 * mebibyte, mebibyte]
const log = pino({ level: 'silent' })

// Threat: full-disk
test('the ballast file is written only beside space for calls, deleted when the disk is full, and written again', async () => {
  const directory = dataDirOf('ballast')
  mkdirSync(directory, { recursive: true })
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const path = ballastIn(directory)
  const file = () => statSync(path, { throwIfNoEntry: false })
  const ballast = createBallast({ location: { directory, user: findDatabaseUser(log) }, log }, reserveBytes)
  ballast.update(1.25 * reserveBytes + 64 * mebibyte - 1)
  expect(statSync(`${path}.part`, { throwIfNoEntry: false })).toBeUndefined()
  for (let times = 0; times < 2; times += 1) {
    ballast.update(roomy)
    await expect.poll(() => file()?.size).toBe(64 * mebibyte)
    // No sparse file, which would free nothing.
    expect(statSync(path).blocks * 512).toBeGreaterThanOrEqual(64 * mebibyte)
    // That of a killed server.
    writeFileSync(`${path}.part`, 'half')
    ballast.update(full)
    expect([file(), statSync(`${path}.part`, { throwIfNoEntry: false })]).toEqual([undefined, undefined])
  }
})
