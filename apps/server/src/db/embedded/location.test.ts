import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reaches } from './location.ts'

const owner = userInfo()
const mate = { ...owner, uid: owner.uid + 1 }
const stranger = { ...owner, uid: owner.uid + 1, gid: owner.gid + 1 }

describe('a user reaches a folder', () => {
  let parent: string
  let folder: string

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'reach-'))
    folder = join(parent, 'checkout')
    mkdirSync(folder)
  })
  afterEach(() => rmSync(parent, { recursive: true }))

  test.each([
    ['private to its owner', 0o700, { owner: true, mate: false, stranger: false }],
    ['open to the group', 0o710, { owner: true, mate: true, stranger: false }],
    ['open to everybody', 0o711, { owner: true, mate: true, stranger: true }],
    ['readable, but not searchable', 0o744, { owner: true, mate: false, stranger: false }],
    ['open to everybody but the group', 0o701, { owner: true, mate: false, stranger: true }],
  ])('below a parent that is %s', (_, mode, expected) => {
    chmodSync(parent, mode)
    const reached = {
      owner: reaches(folder, owner),
      mate: reaches(folder, mate),
      stranger: reaches(folder, stranger),
    }
    expect(reached).toEqual(expected)
  })

  test('that does not exist yet, if its existing parents are accessible', () => {
    chmodSync(parent, 0o711)
    expect(reaches(join(folder, 'data', 'postgres'), stranger)).toBe(true)
    chmodSync(folder, 0o700)
    expect(reaches(join(folder, 'data', 'postgres'), stranger)).toBe(false)
  })
})
