import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { ProblemName } from '#contract/problem.ts'
import { timeInId } from '#domain/groups/group-time.ts'
import { CallProblem } from '../api/call-problem.ts'
import { pageRecords, type Records } from '../device/records.ts'
import { createOutbox } from './outbox.ts'
import { recordName } from './phone-persister.ts'
import { isSafeToEdit, type QueuedOrder } from './queued-order.ts'

type Outbox = ReturnType<typeof createOutbox>

const now = Date.now()
const groupId = groupAt(now)
// Of the same clock: two looks at it may be a millisecond apart, and both tables would be one.
const otherGroup = groupAt(now - 1)
const soup = [{ name: 'Soup', quantity: 1, price: 900 }]
const cake = [{ name: 'Cake', quantity: 2, price: 700 }]
const tea = [{ name: 'Tea', quantity: 1, price: 300 }]

/** The table as the server has it: what arrived, once per key. */
let served: QueuedOrder[]
/** What happens to the next tries, in turn; then all is well. */
let ways: ((order: QueuedOrder) => Promise<Order>)[]
let tries: string[]
let records: Records

beforeEach(() => {
  served = []
  ways = []
  tries = []
  records = pageRecords()
})
afterEach(() => onlineManager.setOnline(true))

describe('An order', () => {
  it('is kept before anyone is told so, sent once, and then no longer kept', async () => {
    const tab = openTab()
    let keptThen = 0
    const outcome = await tab.place(want(soup), () => {
      void records.all().then(kept => {
        keptThen = kept.size
      })
    })
    expect(outcome).toMatchObject({ kind: 'placed', order: { items: soup } })
    expect(keptThen).toBe(1)
    expect(served).toHaveLength(1)
    expect(await kept()).toEqual([])
    expect(tab.waiting(groupId)).toEqual([])
  })

  it('is announced to the other tabs before its record goes: who changes it there can go on', async () => {
    const recordsThen: Promise<string[]>[] = []
    const tab = openTab({}, { tellPlaced: () => recordsThen.push(kept()) })
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
    expect(tries).toEqual([])
    ways = [loseAnswer, () => pause(30), noNetwork]
    tab.wake()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(served.map(({ items }) => items[0]?.name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Dish ${at + 1}`),
    )
  })

  it('whose every answer is lost is sent again under its key, until it is answered', async () => {
    const tab = openTab()
    ways = [loseAnswer, noNetwork, loseAnswer, refuse('still-in-flight', 409), loseAnswer]
    expect(await tab.place(want(soup), nothing)).toEqual({ kind: 'waits' })
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(tries).toHaveLength(6)
    expect(new Set(tries).size).toBe(1)
    expect(served).toHaveLength(1)
  })

  it('that was answered with a failure is not sent again by itself; the later ones go', async () => {
    const tab = openTab()
    onlineManager.setOnline(false)
    await tab.place(want(soup), nothing)
    await tab.place(want(cake), nothing)
    ways = [refuse('too-many-orders', 400)]
    tab.wake()
    await expect.poll(() => tab.waiting(groupId).length).toBe(1)
    expect(tab.waiting(groupId)[0]).toMatchObject({
      items: soup,
      progress: { kind: 'refused', refusal: { problem: 'too-many-orders', status: 400 } },
    })
    expect(served.map(({ items }) => items)).toEqual([cake])
    tab.wake()
    await tab.place(want(tea), nothing)
    await expect.poll(() => served.map(({ items }) => items)).toEqual([cake, tea])
    expect(tries).toHaveLength(3)
  })

  it('that a Wi-Fi or a forgetful server refuses after a lost answer may be at the table, and is only sent again', async () => {
    const tab = openTab()
    ways = [loseAnswer, refuse('group-not-found', 404), refuse('invalid', 403)]
    expect(await tab.place(want(soup), nothing)).toEqual({ kind: 'waits' })
    for (const problem of ['group-not-found', 'invalid']) {
      await expect
        .poll(() => tab.waiting(groupId)[0]?.progress)
        .toMatchObject({ kind: 'refused', refusal: { problem } })
      const [refused] = tab.waiting(groupId)
      if (!refused) throw new Error('it is gone')
      expect(isSafeToEdit(refused.progress)).toBe(false)
      expect(await tab.takeBack(refused)).toBe(false)
      expect(await tab.place({ ...want(cake), instead: refused.key }, nothing)).toEqual({ kind: 'too-late' })
      void tab.sendAgain(refused)
    }
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(served.map(({ items }) => items)).toEqual([soup])
  })

  it('that was refused for what it is after a lost answer is certainly not at the table', async () => {
    const tab = openTab()
    ways = [noNetwork, refuse('too-many-orders', 400)]
    await tab.place(want(soup), nothing)
    await expect.poll(() => tab.waiting(groupId)[0]?.progress.kind).toBe('refused')
    const [refused] = tab.waiting(groupId)
    expect(refused && (await tab.takeBack(refused))).toBe(true)
  })

  it('whose record cannot be read waits for its next try, and goes when it can', async () => {
    let isSpoiled = true
    const changed: string[] = []
    const tab = openTab({
      pause: () => new Promise(nothing),
      async change(name, decide) {
        changed.push(name)
        if (isSpoiled && name.includes(groupId)) throw new Error('the disk is gone')
        return records.change(name, decide)
      },
    })
    expect(await tab.place(want(soup), nothing)).toEqual({ kind: 'waits' })
    ways = [() => pause(100)]
    await tab.place({ ...want(cake), groupId: otherGroup }, nothing)
    await expect.poll(() => served.length).toBe(1)
    // Its try, and that it failed.
    expect(changed.filter(name => name.includes(groupId)).length).toBeLessThanOrEqual(2)
    isSpoiled = false
    tab.wake()
    await expect.poll(() => served.map(({ items }) => items)).toEqual([cake, soup])
    expect(await kept()).toEqual([])
  })

  it('that is changed stands in the list all the while it is being sent', async () => {
    const tab = openTab({ pause: () => new Promise(nothing) })
    onlineManager.setOnline(false)
    await tab.place(want(soup), nothing)
    onlineManager.setOnline(true)
    const [waiting] = tab.waiting(groupId)
    const answer = holdAnswers()
    const outcome = tab.place({ ...want(cake), instead: waiting?.key }, nothing)
    await expect.poll(() => tries.length).toBe(1)
    expect(tab.waiting(groupId)).toMatchObject([{ items: cake, progress: { kind: 'sending' } }])
    answer()
    expect(await outcome).toMatchObject({ kind: 'placed' })
  })

  it('that was refused is sent again when its diner says so, under its key', async () => {
    const tab = openTab()
    ways = [refuse('internal', 500)]
    const outcome = await tab.place(want(soup), nothing)
    if (outcome.kind !== 'refused') throw new Error(outcome.kind)
    tab.letGo(outcome.key)
    const [refused] = tab.waiting(groupId)
    if (!refused) throw new Error('it is gone')
    // A failure of the server's own says nothing of what it has done.
    expect(await tab.takeBack(refused)).toBe(false)
    expect(await tab.place({ ...want(cake), instead: refused.key }, nothing)).toEqual({ kind: 'too-late' })
    await tab.sendAgain(refused)
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(tries).toHaveLength(2)
    expect(new Set(tries).size).toBe(1)
    expect(served).toHaveLength(1)
    expect(await kept()).toEqual([])
  })

  it('that is never sent can be taken back or made anew; one that was sent cannot, until it is answered', async () => {
    const tab = openTab()
    onlineManager.setOnline(false)
    for (const items of [soup, cake, soup]) await tab.place(want(items), nothing)
    const [first, second] = tab.waiting(groupId)
    if (!first || !second) throw new Error('they are gone')
    expect(await tab.takeBack(first)).toBe(true)
    expect(await tab.place({ ...want(soup), instead: second.key }, nothing)).toEqual({ kind: 'waits' })
    expect((await kept()).length).toBe(2)
    ways = [noNetwork]
    onlineManager.setOnline(true)
    const answer = holdAnswers()
    tab.wake()
    await expect.poll(() => tries.length).toBeGreaterThan(1)
    const [sent] = tab.waiting(groupId)
    expect(sent?.progress.kind).toBe('unanswered')
    expect(sent && (await tab.takeBack(sent))).toBe(false)
    answer()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(served.map(({ items }) => items)).toEqual([soup, soup])
  })

  it('does not wait for those of another table', async () => {
    const tab = openTab()
    const answer = holdAnswers()
    void tab.place(want(soup), nothing)
    await expect.poll(() => tries.length).toBe(1)
    void tab.place({ ...want(cake), groupId: otherGroup }, nothing)
    await expect.poll(() => tries.length).toBe(2)
    void tab.place(want(cake), nothing)
    answer()
    await expect.poll(() => served.length).toBe(3)
  })
})

describe('After a restart', () => {
  it('orders go on as they were, and one that was being sent goes under the same key', async () => {
    const before = openTab()
    const answer = holdAnswers()
    void before.place(want(soup), nothing)
    await expect.poll(() => tries.length).toBe(1)
    void before.place(want(cake), nothing)
    await expect.poll(async () => (await kept()).length).toBe(2)
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
    expect(tries[1]).toBe(tries[0])
    expect(served.map(({ items }) => items)).toEqual([soup, cake])
    expect(await kept()).toEqual([])
  })

  it('a refused order is still there with its reason, and is not sent', async () => {
    const before = openTab()
    onlineManager.setOnline(false)
    await before.place(want(soup), nothing)
    ways = [refuse('not-your-member', 403)]
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
    await expect.poll(() => served.map(({ items }) => items)).toEqual([cake])
    expect(tries).toHaveLength(2)
  })

  it('what cannot be read is left out and removed, and what is over with it', async () => {
    const fresh = groupAt(now - 2)
    const before = openTab()
    onlineManager.setOnline(false)
    await before.place({ ...want(soup), groupId: fresh }, nothing)
    close(before)
    const [good = ''] = await kept()
    const sound = (await records.all()).get(good) as { state: { variables: QueuedOrder } }
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
      await records.put(name, damage)
    const after = openTab()
    await after.restore()
    expect(after.waiting(fresh)).toHaveLength(1)
    expect(await kept()).toEqual([good])
  })
})

describe('Two tabs of one phone', () => {
  it('never overwrite what the other keeps', async () => {
    onlineManager.setOnline(false)
    const [one, two] = [openTab(), openTab()]
    await one.place(want(soup), nothing)
    await two.place(want(cake), nothing)
    await one.place(want(soup), nothing)
    expect(await kept()).toHaveLength(3)
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
    expect(served.map(({ items }) => items)).toEqual([soup, cake, soup, cake])
    expect(await kept()).toEqual([])
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
    expect(await two.takeBack(first)).toBe(true)
    one.wake()
    await expect.poll(() => one.waiting(groupId)).toEqual([])
    expect(served.map(({ items }) => items)).toEqual([cake])
  })

  it('do not bring back what the other has sent', async () => {
    onlineManager.setOnline(false)
    const one = openTab()
    await one.place(want(soup), nothing)
    const two = openTab()
    await two.restore()
    let lose: () => void = nothing
    ways = [
      () =>
        new Promise<never>((_, reject) => {
          lose = () => reject(new CallProblem(0, 'no answer', null))
        }),
    ]
    one.wake()
    await expect.poll(() => tries.length).toBe(1)
    two.wake()
    await expect.poll(() => served.length).toBe(1)
    await expect.poll(kept).toEqual([])
    lose()
    await expect.poll(() => one.waiting(groupId)).toEqual([])
    expect(tries).toHaveLength(2)
    expect(await kept()).toEqual([])
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
    await expect.poll(() => tries.length).toBeGreaterThan(0)
    expect(await two.takeBack(shown)).toBe(false)
    answer()
    await expect.poll(() => served.length).toBe(1)
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

  it('nothing of it is kept or sent, and other tables are as they were', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    await tab.place({ ...want(soup), groupId: otherGroup }, nothing)
    await tab.place(want(cake), nothing)
    await records.put(recordName.table(otherGroup), {})
    goOn24Hours()
    await tab.forget(otherGroup)
    expect(tab.waiting(otherGroup)).toEqual([])
    expect(await kept()).toHaveLength(1)
    tab.wake()
    await expect.poll(() => tab.waiting(groupId)).toEqual([])
    expect(served.map(({ items }) => items)).toEqual([cake])
  })

  it('it goes all the same where the disk failed just then', async () => {
    onlineManager.setOnline(false)
    let isSpoiled = false
    const tab = openTab({
      all: async () => (isSpoiled ? Promise.reject(new Error('the disk is gone')) : records.all()),
    })
    await tab.place({ ...want(soup), groupId: otherGroup }, nothing)
    goOn24Hours()
    isSpoiled = true
    await tab.forget(otherGroup)
    expect(await kept()).toHaveLength(1)
    isSpoiled = false
    await tab.catchUp()
    expect(await kept()).toEqual([])
  })
})

describe('When the table does not know the phone any longer', () => {
  it('orders stay until its time is over: whoever joins anew decides', async () => {
    const tab = openTab()
    ways = [refuse('group-not-found', 404)]
    onlineManager.setOnline(false)
    await tab.place(want(soup), nothing)
    await records.put(recordName.table(groupId), {})
    tab.wake()
    await expect.poll(() => tab.waiting(groupId)[0]?.progress.kind).toBe('refused')
    await tab.forget(groupId)
    expect(tab.waiting(groupId)).toMatchObject([{ items: soup }])
    expect(await kept()).toEqual([recordName.order({ groupId, key: tries[0] ?? '' })])
  })
})

const nothing = () => undefined
const pause = (ms: number) => new Promise<never>(resolve => setTimeout(resolve, ms))
const want = (items: typeof soup) => ({ groupId, memberId: 7, items })
const kept = async () => [...(await records.all()).keys()]

type Ways = Partial<Records> & { pause?: (ms: number) => Promise<void> }

function openTab(
  { pause: rest = ms => pause(ms / 100), ...spoiled }: Ways = {},
  told: Partial<Parameters<typeof createOutbox>[0]> = {},
): Outbox {
  let isOpen = true
  const mine = { ...pageOf(() => isOpen), ...spoiled }
  const tab = createOutbox({
    client: new QueryClient(),
    records: mine,
    send: order => serve(order, () => isOpen),
    pause: rest,
    tellPlaced: nothing,
    onPlaced: nothing,
    tellOthers: nothing,
    ...told,
  })
  closers.set(tab, () => {
    isOpen = false
  })
  return tab
}

const closers = new Map<Outbox, () => void>()

/** The tab is killed: it does nothing any more. */
function close(tab: Outbox): void {
  closers.get(tab)?.()
}

/** The phone's records, for as long as the tab is open. */
function pageOf(isOpen: () => boolean): Records {
  const stopped = new Promise<never>(() => undefined)
  const guard = <T>(work: () => Promise<T>): Promise<T> => (isOpen() ? work() : stopped)
  return {
    all: () => guard(() => records.all()),
    put: (name, record) => guard(() => records.put(name, structuredClone(record))),
    add: (name, record) => guard(() => records.add(name, structuredClone(record))),
    remove: names => guard(() => records.remove(names)),
    change: (name, decide) => guard(() => records.change(name, known => structuredClone(decide(known)))),
  }
}

async function serve(order: QueuedOrder, isHeard: () => boolean): Promise<Order> {
  tries.push(order.key)
  await (ways.shift() ?? (async () => undefined as never))(order)
  await held
  const placed = doServe(order)
  if (!isHeard()) return new Promise(() => undefined)
  return placed
}

function doServe(order: QueuedOrder): Order {
  if (!served.some(({ key }) => key === order.key)) served.push(order)
  return { id: served.length, groupId: order.groupId, items: order.items } as unknown as Order
}

let held: Promise<void> | undefined

/** Nothing is answered until the returned function is called, or the test ends. */
function holdAnswers(): () => void {
  let release: () => void = () => undefined
  held = new Promise(resolve => {
    release = resolve
  })
  const answer = () => {
    held = undefined
    release()
  }
  releases.push(answer)
  return answer
}

const releases: (() => void)[] = []
afterEach(() => {
  for (const release of releases.splice(0)) release()
})

const noNetwork = async () => {
  throw new CallProblem(0, 'no answer', null)
}

const loseAnswer = async (order: QueuedOrder) => {
  doServe(order)
  return noNetwork()
}

function refuse(problem: ProblemName, status: number) {
  return async () => {
    throw new CallProblem(status, problem, { problem })
  }
}

/** An id of a group that was made then. */
function groupAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7cc3-98c4-dc0c0c07398f`
}
