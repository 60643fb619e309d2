import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timeInId } from '#domain/groups/group-time.ts'
import {
  cake,
  close,
  groupAt,
  groupId,
  holdAnswers,
  nothing,
  now,
  openTab,
  otherGroup,
  phone,
  refuse,
  server,
  soup,
  startEachTestAnew,
  stored,
  want,
} from '../../../test/diners/outbox-phone.ts'
import { recordName } from './phone-persister.ts'
import type { QueuedOrder } from './queued-order.ts'

startEachTestAnew()

describe('After a restart', () => {
  it('orders go on as they were, and one that was being sent goes under the same key', async () => {
    const before = openTab()
    const answer = holdAnswers()
    void before.place(want(soup), nothing)
    await expect.poll(() => server.tries.length).toBe(1)
    void before.place(want(cake), nothing)
    await expect.poll(async () => (await stored()).length).toBe(2)
    close(before)
    answer()

    onlineManager.setOnline(false)
    const after = openTab()
    await after.restore()
    expect(after.waiting(groupId).map(({ items, progress }) => [items, progress.kind])).toEqual([
      [soup, 'unanswered'],
      [cake, 'waiting'],
    ])
    after.wake()
    await expect.poll(() => after.waiting(groupId)).toEqual([])
    expect(server.tries[1]).toBe(server.tries[0])
    expect(server.served.map(({ items }) => items)).toEqual([soup, cake])
    expect(await stored()).toEqual([])
  })

  it('a refused order is still there with its reason, and is not sent', async () => {
    const before = openTab()
    onlineManager.setOnline(false)
    await before.place(want(soup), nothing)
    server.ways = [refuse('not-your-member', 403)]
    before.wake()
    await expect.poll(() => before.waiting(groupId)[0]?.progress.kind).toBe('refused')
    close(before)
    const after = openTab()
    await after.restore()
    expect(after.waiting(groupId)[0]?.progress).toEqual({
      kind: 'refused',
      refusal: { problem: 'not-your-member', status: 403, fields: {} },
      wasUnanswered: false,
    })
    await after.place(want(cake), nothing)
    await expect.poll(() => server.served.map(({ items }) => items)).toEqual([cake])
    expect(server.tries).toHaveLength(2)
  })

  it('records that are unreadable or expired are left out and removed', async () => {
    const fresh = groupAt(now - 2)
    const before = openTab()
    onlineManager.setOnline(false)
    await before.place({ ...want(soup), groupId: fresh }, nothing)
    close(before)
    const [good = ''] = await stored()
    const sound = (await phone.records.all()).get(good) as { state: { variables: QueuedOrder } }
    const spoiled = {
      ...sound,
      state: { ...sound.state, variables: { ...sound.state.variables, items: 'x' } },
    }
    for (const [name, damage] of Object.entries({
      [`order/${fresh}/a`]: null,
      [`order/${fresh}/b`]: spoiled,
      [`table/${fresh}`]: { queryKey: ['table', fresh], queryHash: 'x', state: { data: { revision: 1 } } },
      'what/ever': 7,
      [recordName.order({ groupId: groupAt(Date.now() - 24 * 3_600_000), key: 'old' })]: sound,
    }))
      await phone.records.put(name, damage)
    const after = openTab()
    await after.restore()
    expect(after.waiting(fresh)).toHaveLength(1)
    expect(await stored()).toEqual([good])
  })
})

describe('When the table is over', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: timeInId(otherGroup) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const goOn24Hours = () => vi.setSystemTime(timeInId(otherGroup) + 24 * 3_600_000)

  it('its orders are neither stored nor sent, and other tables are unchanged', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    await tab.place({ ...want(soup), groupId: otherGroup }, nothing)
    await tab.place(want(cake), nothing)
    await phone.records.put(recordName.table(otherGroup), {})
    goOn24Hours()
    await tab.forget(otherGroup)
    expect(tab.waiting(otherGroup)).toEqual([])
    expect(await stored()).toHaveLength(1)
    tab.wake()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items)).toEqual([cake])
  })

  it('its records are deleted later if the disk fails at that moment', async () => {
    onlineManager.setOnline(false)
    let isSpoiled = false
    const tab = openTab({
      all: async () => (isSpoiled ? Promise.reject(new Error('the disk is gone')) : phone.records.all()),
    })
    await tab.place({ ...want(soup), groupId: otherGroup }, nothing)
    goOn24Hours()
    isSpoiled = true
    await tab.forget(otherGroup)
    expect(await stored()).toHaveLength(1)
    isSpoiled = false
    await tab.catchUp()
    expect(await stored()).toEqual([])
  })
})

describe('When the table does not know the phone any longer', () => {
  it('orders stay until the table expires, because the diner may join again', async () => {
    const tab = openTab()
    server.ways = [refuse('group-not-found', 404)]
    onlineManager.setOnline(false)
    await tab.place(want(soup), nothing)
    await phone.records.put(recordName.table(groupId), {})
    tab.wake()
    await expect.poll(() => tab.waiting(groupId)[0]?.progress.kind).toBe('refused')
    await tab.forget(groupId)
    expect(tab.waiting(groupId)).toMatchObject([{ items: soup }])
    expect(await stored()).toEqual([recordName.order({ groupId, key: server.tries[0] ?? '' })])
  })
})
