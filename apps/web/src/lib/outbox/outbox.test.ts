import {
  cake,
  groupId,
  holdReplies,
  loseReply,
  newOrder,
  noNetwork,
  nothing,
  openTab,
  otherGroup,
  phone,
  refuse,
  resetBeforeEachTest,
  server,
  settled,
  soup,
  stored,
  tea,
} from '@tablemate/test/diners/outbox-phone.ts'
import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { isSafeToEdit } from './queued-order.ts'

resetBeforeEachTest()

describe('An order', () => {
  it('is stored before its form is notified, sent once, and then deleted', async () => {
    const tab = openTab()
    let storedThen = 0
    const outcome = await tab.place(newOrder(soup), () => {
      void phone.records.all().then(all => {
        storedThen = all.size
      })
    })
    expect(outcome).toMatchObject({ kind: 'placed', order: { items: soup } })
    expect(storedThen).toBe(1)
    expect(server.served).toHaveLength(1)
    expect(await stored()).toEqual([])
    expect(tab.waiting(groupId)).toEqual([])
  })

  it('is announced to other tabs before its record is deleted, so that a form open there can continue', async () => {
    const recordsThen: Promise<string[]>[] = []
    const tab = openTab(
      {},
      { tabs: { announcePlaced: () => recordsThen.push(stored()), notifyChanged: nothing } },
    )
    await tab.place(newOrder(soup), nothing)
    expect((await Promise.all(recordsThen)).map(({ length }) => length)).toEqual([1])
  })

  it('waits while the phone is offline, and is then sent in the order of creation', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    for (let number = 1; number <= 20; number += 1)
      expect(await tab.place(newOrder([{ ...soup[0], name: `Dish ${number}` } as never]), nothing)).toEqual({
        kind: 'waits',
      })
    expect(tab.waiting(groupId).map(({ progress }) => progress.kind)).toEqual(Array(20).fill('waiting'))
    expect(server.attempts).toEqual([])
    server.nextReplies = [loseReply, () => settled() as Promise<never>, noNetwork]
    tab.wake()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items[0]?.name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Dish ${at + 1}`),
    )
  })

  it('is sent again under its key until an answer arrives', async () => {
    const tab = openTab()
    server.nextReplies = [loseReply, noNetwork, loseReply, refuse('still-in-flight', 409), loseReply]
    expect(await tab.place(newOrder(soup), nothing)).toEqual({ kind: 'waits' })
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.attempts).toHaveLength(6)
    expect(new Set(server.attempts).size).toBe(1)
    expect(server.served).toHaveLength(1)
  })

  it('is not sent again automatically after a refusal; later orders are sent', async () => {
    const tab = openTab()
    onlineManager.setOnline(false)
    await tab.place(newOrder(soup), nothing)
    await tab.place(newOrder(cake), nothing)
    server.nextReplies = [refuse('too-many-orders', 400)]
    tab.wake()
    await expect.poll(() => tab.waiting(groupId).length).toBe(1)
    expect(tab.waiting(groupId)[0]).toMatchObject({
      items: soup,
      progress: { kind: 'refused', refusal: { problem: 'too-many-orders', status: 400 } },
    })
    expect(server.served.map(({ items }) => items)).toEqual([cake])
    tab.wake()
    await tab.place(newOrder(tea), nothing)
    await expect.poll(() => server.served.map(({ items }) => items)).toEqual([cake, tea])
    expect(server.attempts).toHaveLength(3)
  })

  it('is sent when the kitchen that refused it has ended its pause, and no other refused order is', async () => {
    const tab = openTab()
    server.nextReplies = [refuse('too-many-orders', 400), refuse('ordering-paused', 409)]
    for (const items of [soup, cake]) {
      const outcome = await tab.place(newOrder(items), nothing)
      if (outcome.kind === 'refused') tab.release(outcome.key)
    }
    // The next pause has already begun.
    server.nextReplies = [refuse('ordering-paused', 409)]
    tab.resume(groupId)
    await expect.poll(() => server.attempts.length).toBe(3)
    await expect
      .poll(() => tab.waiting(groupId).map(({ progress }) => progress.kind))
      .toEqual(['refused', 'refused'])
    tab.resume(otherGroup)
    tab.resume(groupId)
    await expect.poll(() => tab.waiting(groupId).map(({ items }) => items)).toEqual([soup])
    expect(server.served.map(({ items }) => items)).toEqual([cake])
  })

  it('can only be sent again after a lost answer and a refusal that says nothing about the first attempt', async () => {
    const tab = openTab()
    server.nextReplies = [loseReply, refuse('group-not-found', 404), refuse('invalid', 403)]
    expect(await tab.place(newOrder(soup), nothing)).toEqual({ kind: 'waits' })
    for (const problem of ['group-not-found', 'invalid']) {
      await expect
        .poll(() => tab.waiting(groupId)[0]?.progress)
        .toMatchObject({ kind: 'refused', refusal: { problem } })
      const [refused] = tab.waiting(groupId)
      if (!refused) throw new Error('the order is missing')
      expect(isSafeToEdit(refused.progress)).toBe(false)
      expect(await tab.withdraw(refused)).toBe(false)
      expect(await tab.place({ ...newOrder(cake), replaces: refused.key }, nothing)).toEqual({
        kind: 'too-late',
      })
      void tab.sendAgain(refused)
    }
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items)).toEqual([soup])
  })

  it('can be withdrawn after a lost answer and a refusal of its content, because it was not placed', async () => {
    const tab = openTab()
    server.nextReplies = [noNetwork, refuse('too-many-orders', 400)]
    await tab.place(newOrder(soup), nothing)
    await expect.poll(() => tab.waiting(groupId)[0]?.progress.kind).toBe('refused')
    const [refused] = tab.waiting(groupId)
    expect(refused && (await tab.withdraw(refused))).toBe(true)
  })

  it('waits while its record cannot be read, and is sent once the record can be read', async () => {
    let isSpoiled = true
    const changed: string[] = []
    const tab = openTab({
      pause: () => new Promise(nothing),
      async change(name, decide) {
        changed.push(name)
        if (isSpoiled && name.includes(groupId)) throw new Error('the disk failed')
        return phone.records.change(name, decide)
      },
    })
    expect(await tab.place(newOrder(soup), nothing)).toEqual({ kind: 'waits' })
    server.nextReplies = [() => settled() as Promise<never>]
    await tab.place({ ...newOrder(cake), groupId: otherGroup }, nothing)
    await expect.poll(() => server.served.length).toBe(1)
    // One change for the attempt, one for its failure.
    expect(changed.filter(name => name.includes(groupId)).length).toBeLessThanOrEqual(2)
    isSpoiled = false
    tab.wake()
    await expect.poll(() => server.served.map(({ items }) => items)).toEqual([cake, soup])
    expect(await stored()).toEqual([])
  })

  it('shows in the list once its form has waited long enough for the answer', async () => {
    let endWait: () => void = nothing
    const tab = openTab({
      pause: () =>
        new Promise(resolve => {
          endWait = resolve
        }),
    })
    const answer = holdReplies()
    const outcome = tab.place(newOrder(soup), nothing)
    await expect.poll(() => server.attempts.length).toBe(1)
    expect(tab.waiting(groupId)).toEqual([])
    endWait()
    expect(await outcome).toEqual({ kind: 'waits' })
    expect(tab.waiting(groupId)).toMatchObject([{ items: soup, progress: { kind: 'sending' } }])
    answer()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
  })

  it('stays in the list while its replacement is being sent', async () => {
    const tab = openTab({ pause: () => new Promise(nothing) })
    onlineManager.setOnline(false)
    await tab.place(newOrder(soup), nothing)
    onlineManager.setOnline(true)
    const [waiting] = tab.waiting(groupId)
    const answer = holdReplies()
    const outcome = tab.place({ ...newOrder(cake), replaces: waiting?.key }, nothing)
    await expect.poll(() => server.attempts.length).toBe(1)
    expect(tab.waiting(groupId)).toMatchObject([{ items: cake, progress: { kind: 'sending' } }])
    answer()
    expect(await outcome).toMatchObject({ kind: 'placed' })
  })

  it('is sent again under its key after a refusal when the diner asks for it', async () => {
    const tab = openTab()
    server.nextReplies = [refuse('internal', 500)]
    const outcome = await tab.place(newOrder(soup), nothing)
    if (outcome.kind !== 'refused') throw new Error(outcome.kind)
    tab.release(outcome.key)
    const [refused] = tab.waiting(groupId)
    if (!refused) throw new Error('the order is missing')
    // After an internal error it is unknown whether the server placed the order.
    expect(await tab.withdraw(refused)).toBe(false)
    expect(await tab.place({ ...newOrder(cake), replaces: refused.key }, nothing)).toEqual({
      kind: 'too-late',
    })
    await tab.sendAgain(refused)
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.attempts).toHaveLength(2)
    expect(new Set(server.attempts).size).toBe(1)
    expect(server.served).toHaveLength(1)
    expect(await stored()).toEqual([])
  })

  it('can be withdrawn or replaced before it is sent, but not between sending and the answer', async () => {
    const tab = openTab()
    onlineManager.setOnline(false)
    for (const items of [soup, cake, soup]) await tab.place(newOrder(items), nothing)
    const [first, second] = tab.waiting(groupId)
    if (!first || !second) throw new Error('an order is missing')
    expect(await tab.withdraw(first)).toBe(true)
    expect(await tab.place({ ...newOrder(soup), replaces: second.key }, nothing)).toEqual({ kind: 'waits' })
    expect((await stored()).length).toBe(2)
    server.nextReplies = [noNetwork]
    onlineManager.setOnline(true)
    const answer = holdReplies()
    tab.wake()
    await expect.poll(() => server.attempts.length).toBeGreaterThan(1)
    const [sent] = tab.waiting(groupId)
    expect(sent?.progress.kind).toBe('unanswered')
    expect(sent && (await tab.withdraw(sent))).toBe(false)
    answer()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items)).toEqual([soup, soup])
  })

  it('does not wait for orders of another table', async () => {
    const tab = openTab()
    const answer = holdReplies()
    void tab.place(newOrder(soup), nothing)
    await expect.poll(() => server.attempts.length).toBe(1)
    void tab.place({ ...newOrder(cake), groupId: otherGroup }, nothing)
    await expect.poll(() => server.attempts.length).toBe(2)
    void tab.place(newOrder(cake), nothing)
    answer()
    await expect.poll(() => server.served.length).toBe(3)
  })
})
