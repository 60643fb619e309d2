import type { GroupState } from '@tablemate/contract/live.ts'
import { endOfGroup } from '@tablemate/domain/groups/group-time.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageRecords, readRecords, recordName } from '../device/records.ts'
import { createGroupStore } from './group-store.ts'

const groups = ['0199aaaa-0000-7000-8000-00000000000a', '0199aaaa-0000-7000-8000-00000000000b'] as const

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-10-03T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('The stored table', () => {
  it('is restored after a restart with the time when it was last confirmed', async () => {
    const { records, open } = phone()
    const tab = open()
    tab.show(groups[0], 1)
    const knownAt = Date.now()
    await vi.advanceTimersByTimeAsync(60_000)
    const after = open()
    await after.restore()
    expect(after.shown(groups[0])).toBe(1)
    expect(after.client.getQueryState(['group', groups[0]])?.dataUpdatedAt).toBe(knownAt)
    expect((await records.all()).size).toBe(1)
  })

  it('leaves the stored menu in place, and the menu expires with the table', async () => {
    const { records, open } = phone()
    const name = recordName.menu(groups[0])
    await records.put(name, [{ name: 'Soup' }])
    await open().restore()
    expect(await readRecords(records, 'menu')).toEqual([[name, [{ name: 'Soup' }]]])
    vi.setSystemTime(Date.now() + 24 * 3_600_000 * 400)
    await readRecords(records, 'table')
    expect((await records.all()).size).toBe(0)
  })

  it('leaves the check of a menu file in place, which ends 24 hours after the file was read', async () => {
    const { records, open } = phone()
    const name = `upload/${groups[0]}/7/rows`
    await records.put(name, { rows: [] })
    vi.setSystemTime((endOfGroup(groups[0]) ?? 0) - 1)
    await open().restore()
    expect(await readRecords(records, 'upload')).toEqual([[name, { rows: [] }]])
    vi.setSystemTime(Date.now() + 1)
    await open().restore()
    expect((await records.all()).size).toBe(0)
  })

  it('is one record per table, so that two tabs at two tables keep both', async () => {
    const { open } = phone()
    const [one, two] = [open(), open()]
    one.show(groups[0], 1)
    two.show(groups[1], 5)
    one.show(groups[0], 2)
    await vi.advanceTimersByTimeAsync(1000)
    const after = open()
    await after.restore()
    expect(groups.map(after.shown)).toEqual([2, 5])
  })

  it('is written at most once a second, and the last change is written', async () => {
    const { records, open } = phone()
    const put = vi.spyOn(records, 'put')
    const tab = open()
    for (let revision = 1; revision <= 20; revision += 1) tab.show(groups[0], revision)
    expect(put).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(put).toHaveBeenCalledTimes(2)
    const after = open()
    await after.restore()
    expect(after.shown(groups[0])).toBe(20)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(put).toHaveBeenCalledTimes(2)
  })

  it('is ignored if it has another shape version or lacks fields', async () => {
    const { records, open } = phone()
    const tab = open()
    for (const groupId of groups) tab.show(groupId, 1)
    await vi.advanceTimersByTimeAsync(1000)
    const [one, two] = [...(await records.all())] as [string, StoredGroup][]
    if (!one || !two) throw new Error('they are not stored')
    await records.put(one[0], { ...one[1], shape: 0 })
    await records.put(two[0], { ...two[1], table: { ...two[1].table, bill: null } })
    const after = open()
    await after.restore()
    expect(groups.map(after.shown)).toEqual([undefined, undefined])
    expect((await records.all()).size).toBe(0)
  })

  it('is not written after it was forgotten', async () => {
    const { records, open } = phone()
    const tab = open()
    tab.show(groups[0], 1)
    tab.show(groups[0], 2)
    await tab.store.forget(groups[0])
    await vi.advanceTimersByTimeAsync(5000)
    expect((await records.all()).size).toBe(0)
  })
})

interface StoredGroup {
  readonly table: GroupState
}

/** A phone whose tabs share one set of records. */
function phone() {
  const records = pageRecords()
  const open = () => {
    const client = new QueryClient()
    const store = createGroupStore(client, records)
    return {
      client,
      store,
      restore: store.restore,
      show: (groupId: string, revision: number) =>
        client.setQueryData(['group', groupId], groupStateAt(groupId, revision)),
      shown: (groupId: string) => client.getQueryData<GroupState>(['group', groupId])?.revision,
    }
  }
  return { records, open }
}

function groupStateAt(id: string, revision: number): GroupState {
  return { revision, group: { id }, members: [], orders: [], bill: {}, payments: [] } as unknown as GroupState
}
