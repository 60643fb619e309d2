import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import {
  cake,
  groupId,
  holdAnswers,
  nothing,
  openTab,
  server,
  soup,
  startEachTestAnew,
  stored,
  want,
} from '../../../test/diners/outbox-phone.ts'
import { CallProblem } from '../api/call-problem.ts'

startEachTestAnew()

describe('Two tabs of one phone', () => {
  it('never overwrite the orders that the other stores', async () => {
    onlineManager.setOnline(false)
    const [one, two] = [openTab(), openTab()]
    await one.place(want(soup), nothing)
    await two.place(want(cake), nothing)
    await one.place(want(soup), nothing)
    expect(await stored()).toHaveLength(3)
  })

  it('show the same orders, and send each of them once, in order', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    for (const items of [soup, cake, soup]) await one.place(want(items), nothing)
    const two = openTab()
    await two.restore()
    await two.place(want(cake), nothing)
    await one.catchUp()
    for (const tab of [one, two]) expect(tab.waiting(groupId)).toHaveLength(4)
    one.wake()
    two.wake()
    await expect.poll(() => [one, two].map(tab => tab.waiting(groupId).length)).toEqual([0, 0])
    expect(server.served.map(({ items }) => items)).toEqual([soup, cake, soup, cake])
    expect(await stored()).toEqual([])
  })

  it('do not send what was taken back in the other', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    await one.place(want(soup), nothing)
    await one.place(want(cake), nothing)
    const two = openTab()
    await two.restore()
    const [first] = two.waiting(groupId)
    if (!first) throw new Error('it is gone')
    expect(await two.withdraw(first)).toBe(true)
    one.wake()
    await expect.poll(() => one.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items)).toEqual([cake])
  })

  it('do not bring back what the other has sent', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    await one.place(want(soup), nothing)
    const two = openTab()
    await two.restore()
    let lose: () => void = nothing
    server.ways = [
      () =>
        new Promise<never>((_, reject) => {
          lose = () => reject(new CallProblem(0, 'no answer', null))
        }),
    ]
    one.wake()
    await expect.poll(() => server.tries.length).toBe(1)
    two.wake()
    await expect.poll(() => server.served.length).toBe(1)
    await expect.poll(stored).toEqual([])
    lose()
    await expect.poll(() => one.waiting(groupId)).toEqual([])
    expect(server.tries).toHaveLength(2)
    expect(await stored()).toEqual([])
  })

  it('do not take back what the other is sending', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    await one.place(want(soup), nothing)
    const two = openTab()
    await two.restore()
    const [shown] = two.waiting(groupId)
    if (!shown) throw new Error('it is gone')
    const answer = holdAnswers()
    one.wake()
    await expect.poll(() => server.tries.length).toBeGreaterThan(0)
    expect(await two.withdraw(shown)).toBe(false)
    answer()
    await expect.poll(() => server.served.length).toBe(1)
  })
})
