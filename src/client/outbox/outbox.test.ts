import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import {
  cake,
  groupId,
  holdAnswers,
  loseAnswer,
  noNetwork,
  nothing,
  openTab,
  otherGroup,
  pause,
  phone,
  refuse,
  server,
  soup,
  startEachTestAnew,
  stored,
  tea,
  want,
} from '../../../test/diners/outbox-phone.ts'
import { isSafeToEdit } from './queued-order.ts'

startEachTestAnew()

describe('An order', () => {
  it('is stored before its form is told, sent once, and then deleted', async () => {
    const tab = openTab()
    let storedThen = 0
    const outcome = await tab.place(want(soup), () => {
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

  it('is announced to the other tabs before its record is deleted, so that a form that changes it there can go on', async () => {
    const recordsThen: Promise<string[]>[] = []
    const tab = openTab({}, { announcePlaced: () => recordsThen.push(stored()) })
    await tab.place(want(soup), nothing)
    expect((await Promise.all(recordsThen)).map(({ length }) => length)).toEqual([1])
  })

  it('waits while the phone is offline, and goes with the others in the order in which they were made', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    for (let number = 1; number <= 20; number += 1)
      expect(await tab.place(want([{ ...soup[0], name: `Dish ${number}` } as never]), nothing)).toEqual({
        kind: 'waits',
      })
    expect(tab.waiting(groupId).map(({ progress }) => progress.kind)).toEqual(Array(20).fill('waiting'))
    expect(server.tries).toEqual([])
    server.ways = [loseAnswer, () => pause(30), noNetwork]
    tab.wake()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items[0]?.name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Dish ${at + 1}`),
    )
  })

  it('whose every answer is lost is sent again under its key, until it is answered', async () => {
    const tab = openTab()
    server.ways = [loseAnswer, noNetwork, loseAnswer, refuse('still-in-flight', 409), loseAnswer]
    expect(await tab.place(want(soup), nothing)).toEqual({ kind: 'waits' })
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.tries).toHaveLength(6)
    expect(new Set(server.tries).size).toBe(1)
    expect(server.served).toHaveLength(1)
  })

  it('that was refused is not sent again by itself; later ones are sent', async () => {
    const tab = openTab()
    onlineManager.setOnline(false)
    await tab.place(want(soup), nothing)
    await tab.place(want(cake), nothing)
    server.ways = [refuse('too-many-orders', 400)]
    tab.wake()
    await expect.poll(() => tab.waiting(groupId).length).toBe(1)
    expect(tab.waiting(groupId)[0]).toMatchObject({
      items: soup,
      progress: { kind: 'refused', refusal: { problem: 'too-many-orders', status: 400 } },
    })
    expect(server.served.map(({ items }) => items)).toEqual([cake])
    tab.wake()
    await tab.place(want(tea), nothing)
    await expect.poll(() => server.served.map(({ items }) => items)).toEqual([cake, tea])
    expect(server.tries).toHaveLength(3)
  })

  it('may be at the table if a Wi-Fi or the server refuses it after a lost answer: it can only be sent again', async () => {
    const tab = openTab()
    server.ways = [loseAnswer, refuse('group-not-found', 404), refuse('invalid', 403)]
    expect(await tab.place(want(soup), nothing)).toEqual({ kind: 'waits' })
    for (const problem of ['group-not-found', 'invalid']) {
      await expect
        .poll(() => tab.waiting(groupId)[0]?.progress)
        .toMatchObject({ kind: 'refused', refusal: { problem } })
      const [refused] = tab.waiting(groupId)
      if (!refused) throw new Error('it is gone')
      expect(isSafeToEdit(refused.progress)).toBe(false)
      expect(await tab.withdraw(refused)).toBe(false)
      expect(await tab.place({ ...want(cake), instead: refused.key }, nothing)).toEqual({ kind: 'too-late' })
      void tab.sendAgain(refused)
    }
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items)).toEqual([soup])
  })

  it('that was refused for what it is after a lost answer is certainly not at the table', async () => {
    const tab = openTab()
    server.ways = [noNetwork, refuse('too-many-orders', 400)]
    await tab.place(want(soup), nothing)
    await expect.poll(() => tab.waiting(groupId)[0]?.progress.kind).toBe('refused')
    const [refused] = tab.waiting(groupId)
    expect(refused && (await tab.withdraw(refused))).toBe(true)
  })

  it('whose record cannot be read waits for its next try, and goes when it can', async () => {
    let isSpoiled = true
    const changed: string[] = []
    const tab = openTab({
      pause: () => new Promise(nothing),
      async change(name, decide) {
        changed.push(name)
        if (isSpoiled && name.includes(groupId)) throw new Error('the disk is gone')
        return phone.records.change(name, decide)
      },
    })
    expect(await tab.place(want(soup), nothing)).toEqual({ kind: 'waits' })
    server.ways = [() => pause(100)]
    await tab.place({ ...want(cake), groupId: otherGroup }, nothing)
    await expect.poll(() => server.served.length).toBe(1)
    // Its try, and that it failed.
    expect(changed.filter(name => name.includes(groupId)).length).toBeLessThanOrEqual(2)
    isSpoiled = false
    tab.wake()
    await expect.poll(() => server.served.map(({ items }) => items)).toEqual([cake, soup])
    expect(await stored()).toEqual([])
  })

  it('that is changed stands in the list all the while it is being sent', async () => {
    const tab = openTab({ pause: () => new Promise(nothing) })
    onlineManager.setOnline(false)
    await tab.place(want(soup), nothing)
    onlineManager.setOnline(true)
    const [waiting] = tab.waiting(groupId)
    const answer = holdAnswers()
    const outcome = tab.place({ ...want(cake), instead: waiting?.key }, nothing)
    await expect.poll(() => server.tries.length).toBe(1)
    expect(tab.waiting(groupId)).toMatchObject([{ items: cake, progress: { kind: 'sending' } }])
    answer()
    expect(await outcome).toMatchObject({ kind: 'placed' })
  })

  it('that was refused is sent again when its diner says so, under its key', async () => {
    const tab = openTab()
    server.ways = [refuse('internal', 500)]
    const outcome = await tab.place(want(soup), nothing)
    if (outcome.kind !== 'refused') throw new Error(outcome.kind)
    tab.release(outcome.key)
    const [refused] = tab.waiting(groupId)
    if (!refused) throw new Error('it is gone')
    // A failure of the server's own says nothing of what it has done.
    expect(await tab.withdraw(refused)).toBe(false)
    expect(await tab.place({ ...want(cake), instead: refused.key }, nothing)).toEqual({ kind: 'too-late' })
    await tab.sendAgain(refused)
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.tries).toHaveLength(2)
    expect(new Set(server.tries).size).toBe(1)
    expect(server.served).toHaveLength(1)
    expect(await stored()).toEqual([])
  })

  it('that is never sent can be taken back or made anew; one that was sent cannot, until it is answered', async () => {
    const tab = openTab()
    onlineManager.setOnline(false)
    for (const items of [soup, cake, soup]) await tab.place(want(items), nothing)
    const [first, second] = tab.waiting(groupId)
    if (!first || !second) throw new Error('they are gone')
    expect(await tab.withdraw(first)).toBe(true)
    expect(await tab.place({ ...want(soup), instead: second.key }, nothing)).toEqual({ kind: 'waits' })
    expect((await stored()).length).toBe(2)
    server.ways = [noNetwork]
    onlineManager.setOnline(true)
    const answer = holdAnswers()
    tab.wake()
    await expect.poll(() => server.tries.length).toBeGreaterThan(1)
    const [sent] = tab.waiting(groupId)
    expect(sent?.progress.kind).toBe('unanswered')
    expect(sent && (await tab.withdraw(sent))).toBe(false)
    answer()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(server.served.map(({ items }) => items)).toEqual([soup, soup])
  })

  it('does not wait for those of another table', async () => {
    const tab = openTab()
    const answer = holdAnswers()
    void tab.place(want(soup), nothing)
    await expect.poll(() => server.tries.length).toBe(1)
    void tab.place({ ...want(cake), groupId: otherGroup }, nothing)
    await expect.poll(() => server.tries.length).toBe(2)
    void tab.place(want(cake), nothing)
    answer()
    await expect.poll(() => server.served.length).toBe(3)
  })
})
