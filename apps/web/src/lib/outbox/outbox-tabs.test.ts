import {
  cake,
  groupId,
  holdReplies,
  newOrder,
  nothing,
  openTab,
  refuse,
  resetBeforeEachTest,
  server,
  settled,
  soup,
  stored,
} from '@tablemate/test/diners/outbox-phone.ts'
import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { CallProblem } from '../api/call-problem.ts'
import { isSafeToEdit } from './queued-order.ts'

resetBeforeEachTest()

describe('Two tabs of one phone', () => {
  it('never overwrite the orders that the other tab stores', async () => {
    onlineManager.setOnline(false)
    const [one, two] = [openTab(), openTab()]
    await one.place(newOrder(soup), nothing)
    await two.place(newOrder(cake), nothing)
    await one.place(newOrder(soup), nothing)
    expect(await stored()).toHaveLength(3)
  })

  it('show the same orders, and send each order once, oldest first', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    for (const items of [soup, cake, soup]) await one.place(newOrder(items), nothing)
    const two = openTab()
    await two.load()
    await two.place(newOrder(cake), nothing)
    await one.load()
    for (const tab of [one, two]) expect(tab.waiting(groupId)).toHaveLength(4)
    one.wake()
    two.wake()
    await expect.poll(() => [one, two].map(tab => tab.waiting(groupId).length)).toEqual([0, 0])
    expect(server.served.map(({ items }) => items)).toEqual([soup, cake, soup, cake])
    expect(await stored()).toEqual([])
  })

  it('do not send an order that was withdrawn in the other tab', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    await one.place(newOrder(soup), nothing)
    await one.place(newOrder(cake), nothing)
    const two = openTab()
    await two.load()
    const [first] = two.waiting(groupId)
    if (!first) throw new Error('the order is missing')
    expect(await two.withdraw(first)).toBe(true)
    one.wake()
    await expect.poll(() => one.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items)).toEqual([cake])
  })

  it('do not restore an order that the other tab has sent', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    await one.place(newOrder(soup), nothing)
    const two = openTab()
    await two.load()
    let lose: () => void = nothing
    server.nextReplies = [
      () =>
        new Promise<never>((_, reject) => {
          lose = () => reject(new CallProblem(0, 'no answer', null))
        }),
    ]
    one.wake()
    await expect.poll(() => server.attempts.length).toBe(1)
    two.wake()
    await expect.poll(() => server.served.length).toBe(1)
    await expect.poll(stored).toEqual([])
    lose()
    await expect.poll(() => one.waiting(groupId)).toEqual([])
    expect(server.attempts).toHaveLength(2)
    expect(await stored()).toEqual([])
  })

  it('do not withdraw an order that the other tab is sending', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    await one.place(newOrder(soup), nothing)
    const two = openTab()
    await two.load()
    const [shown] = two.waiting(groupId)
    if (!shown) throw new Error('the order is missing')
    const answer = holdReplies()
    one.wake()
    await expect.poll(() => server.attempts.length).toBeGreaterThan(0)
    expect(await two.withdraw(shown)).toBe(false)
    answer()
    await expect.poll(() => server.served.length).toBe(1)
  })
})

it('an order that is refused returns to its form while another tab is open, and can be edited', async () => {
  const loads: Promise<void>[] = []
  const two = openTab()
  const one = openTab({}, { tabs: { announcePlaced: nothing, notifyChanged: () => loads.push(two.load()) } })
  const refuseLater = async () => {
    await Promise.all(loads)
    await settled()
    return refuse('sold-out', 409)()
  }
  server.nextReplies = [refuseLater, () => new Promise(nothing)]
  const outcome = await one.place(newOrder(soup), nothing)
  if (outcome.kind !== 'refused') throw new Error(outcome.kind)
  expect(isSafeToEdit(outcome.progress)).toBe(true)
  expect(await one.withdraw({ groupId, key: outcome.key })).toBe(true)
})
