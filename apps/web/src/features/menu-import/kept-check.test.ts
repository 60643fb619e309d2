import { dayMs } from '@tablemate/domain/time.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { phoneRecords } from '../../lib/device/records.ts'
import { forgetUploads } from '../portal/forget-uploads.ts'
import { draftRow } from './draft-row.fixture.ts'
import { forgetCheck, isOver, keepCheck, readKeptCheck } from './kept-check.ts'
import { type Checking, startChecking } from './upload-state.ts'

const check = (changes: Partial<Checking> = {}): Checking => ({
  ...startChecking({
    name: 'menu.pdf',
    pdf: new Blob(['%PDF']),
    pos: null,
    rows: [draftRow()],
    doubts: [],
    unused: [],
    otherCategory: 'Other',
  }),
  changedAt: Date.now(),
  ...changes,
})

describe('the check of a menu that a browser keeps', () => {
  beforeEach(async () => {
    await forgetUploads()
    vi.restoreAllMocks()
  })

  it('is found again with its file', async () => {
    const kept = check()
    vi.spyOn(phoneRecords, 'isTemporary').mockResolvedValue(false)
    expect(await keepCheck(7, kept, false)).toBe(true)
    expect(await readKeptCheck(7)).toEqual({ ...kept, keptFrom: kept.changedAt })
    expect(await readKeptCheck(8)).toBeNull()
  })

  it('does not count as kept where it would end with the page', async () => {
    expect(await keepCheck(7, check(), false)).toBe(false)
  })

  it('is not kept longer than 24 hours after the file was read', async () => {
    const old = check({ readAt: Date.now() - dayMs })
    expect([isOver(old), isOver(check())]).toEqual([true, false])
    expect(await keepCheck(7, old, false)).toBe(false)
    expect((await phoneRecords.all()).size).toBe(0)
  })

  it('is deleted alone: those of other files and restaurants stay', async () => {
    const [first, second] = [check({ readAt: Date.now() - 1 }), check()]
    await keepCheck(7, first, false)
    await keepCheck(7, second, false)
    await keepCheck(8, second, false)
    await forgetCheck(7, second)
    expect((await readKeptCheck(7))?.readAt).toBe(first.readAt)
    expect((await readKeptCheck(8))?.readAt).toBe(second.readAt)
    await forgetUploads()
    expect((await phoneRecords.all()).size).toBe(0)
  })

  it('is not written again after another tab has deleted it', async () => {
    const kept = check()
    await keepCheck(7, kept, false)
    await forgetCheck(7, kept)
    expect(await keepCheck(7, kept, true)).toBe(false)
    expect((await phoneRecords.all()).size).toBe(0)
  })
})
