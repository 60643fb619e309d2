import { timeInId } from '@tablemate/domain/groups/group-time.ts'
import {
  cake,
  close,
  groupAt,
  groupId,
  holdReplies,
  newOrder,
  nothing,
  now,
  openTab,
  otherGroup,
  phone,
  refuse,
  resetBeforeEachTest,
  server,
  soup,
  stored,
} from '@tablemate/test/diners/outbox-phone.ts'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueuedOrder } from './queued-order.ts'

resetBeforeEachTest()

describe('After a restart', () => {
  it('orders wait as before, and an order that was being sent is sent under the same key', async () => {
    const before = openTab()
    const answer = holdReplies()
    void before.place(newOrder(soup), nothing)
    await expect.poll(() => server.attempts.length).toBe(1)
    void before.place(newOrder(cake), nothing)
    await expect.poll(async () => (await stored()).length).toBe(2)
    close(before)
    answer()

    onlineManager.setOnline(false)
    const after = openTab()
    await after.load()
    expect(after.waiting(groupId).map(({ items, progress }) => [items, progress.kind])).toEqual([
      [soup, 'unanswered'],
      [cake, 'waiting'],
    ])
    after.wake()
    await expect.poll(() => after.waiting(groupId)).toEqual([])
    expect(server.attempts[1]).toBe(server.attempts[0])
    expect(server.served.map(({ items }) => items)).toEqual([soup, cake])
    expect(await stored()).toEqual([])
  })

  it('a refused order is still listed with its reason, and is not sent', async () => {
    const before = openTab()
    onlineManager.setOnline(false)
    await before.place(newOrder(soup), nothing)
    server.nextReplies = [refuse('not-your-member', 403)]
    before.wake()
    await expect.poll(() => before.waiting(groupId)[0]?.progress.kind).toBe('refused')
    close(before)
    const after = openTab()
    await after.load()
    expect(after.waiting(groupId)[0]?.progress).toEqual({
      kind: 'refused',
      refusal: { problem: 'not-your-member', status: 403, fields: {} },
      wasUnanswered: false,
    })
    await after.place(newOrder(cake), nothing)
    await expect.poll(() => server.served.map(({ items }) => items)).toEqual([cake])
    expect(server.attempts).toHaveLength(2)
  })

  it('records that are unreadable or expired are left out and removed', async () => {
    const recentGroup = groupAt(now - 2)
    const before = openTab()
    onlineManager.setOnline(false)
    await before.place({ ...newOrder(soup), groupId: recentGroup }, nothing)
    close(before)
    const [good = ''] = await stored()
    const valid = (await phone.records.all()).get(good) as { state: { variables: QueuedOrder } }
    const spoiled = {
      ...valid,
      state: { ...valid.state, variables: { ...valid.state.variables, items: 'x' } },
    }
    for (const [name, damage] of Object.entries({
      [`order/${recentGroup}/a`]: null,
      [`order/${recentGroup}/b`]: spoiled,
      'what/ever': 7,
      [`order/${groupAt(Date.now() - 24 * 3_600_000)}/old`]: valid,
    }))
      await phone.records.put(name, damage)
    const after = openTab()
    await after.load()
    expect(after.waiting(recentGroup)).toHaveLength(1)
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
    await tab.place({ ...newOrder(soup), groupId: otherGroup }, nothing)
    await tab.place(newOrder(cake), nothing)
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
      all: async () => (isSpoiled ? Promise.reject(new Error('the disk failed')) : phone.records.all()),
    })
    await tab.place({ ...newOrder(soup), groupId: otherGroup }, nothing)
    goOn24Hours()
    isSpoiled = true
    await tab.forget(otherGroup)
    expect(await stored()).toHaveLength(1)
    isSpoiled = false
    await tab.load()
    expect(await stored()).toEqual([])
  })
})

describe('When the server no longer accepts the phone at the table', () => {
  it('orders stay until the table expires, because the diner may join again', async () => {
    const tab = openTab()
    server.nextReplies = [refuse('group-not-found', 404)]
    onlineManager.setOnline(false)
    await tab.place(newOrder(soup), nothing)
    tab.wake()
    await expect.poll(() => tab.waiting(groupId)[0]?.progress.kind).toBe('refused')
    await tab.forget(groupId)
    expect(tab.waiting(groupId)).toMatchObject([{ items: soup }])
    expect(await stored()).toEqual([`order/${groupId}/${server.attempts[0]}`])
  })
})
