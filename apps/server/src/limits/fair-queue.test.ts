import { describe, expect, test } from 'vitest'
import { createFairQueue, type FairQueueBounds, type QueueEntry, serialPerKey } from './fair-queue.ts'

/** A queue whose jobs end when the test says so; `order` lists the jobs that have started. */
function makeQueue(bounds: Partial<FairQueueBounds> = {}) {
  const enter = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 100, ...bounds })
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, entry: QueueEntry | string) =>
    enter(typeof entry === 'string' ? { keys: [entry] } : entry, async () => {
      order.push(name)
      await new Promise<void>(end => ends.set(name, end))
      return name
    })
  /** Ends the running jobs one after another until no job waits. */
  async function drain(): Promise<string[]> {
    while (ends.size > 0) {
      const [[name, end]] = [...ends] as [[string, () => void]]
      ends.delete(name)
      end()
      await new Promise(resolve => setImmediate(resolve))
    }
    return order
  }
  return { add, drain, order }
}

const outcomesOf = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map(job => (job.status === 'rejected' ? job.reason.problem : job.value))

describe('a fair queue', () => {
  test('runs at most `atOnce` jobs, and `atOncePerKey` of each key; a failed job frees its slot', async () => {
    const enter = createFairQueue({ atOnce: 3, atOncePerKey: 2, waiting: 100 })
    const running = { all: 0, a: 0, b: 0 }
    const max = { ...running }
    const work = (key: 'a' | 'b', at: number) =>
      enter({ keys: [key] }, async () => {
        for (const count of ['all', key] as const) {
          running[count] += 1
          max[count] = Math.max(max[count], running[count])
        }
        await new Promise(resolve => setImmediate(resolve))
        for (const count of ['all', key] as const) running[count] -= 1
        if (at % 3 === 0) throw new Error('a fault')
        return at
      })
    const all = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => work(at % 4 ? 'a' : 'b', at)))
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(14)
    expect([max, running]).toEqual([
      { all: 3, a: 2, b: 2 },
      { all: 0, a: 0, b: 0 },
    ])
  })

  test('serves its keys round-robin, and each key in order', async () => {
    const { add, drain } = makeQueue()
    const all = ['1', '2', '3', '4', '5'].map(name => add(`a${name}`, 'a'))
    all.push(add('b1', 'b'), add('c1', 'c'), add('b2', 'b'))
    expect(await drain()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
    await Promise.all(all)
  })

  // Threat: password-load
  test('is round-robin at each level: a network with many addresses gets the share of one key', async () => {
    const { add, drain } = makeQueue()
    const all = [1, 2, 3, 4].map(at => add(`wide ${at}`, { keys: ['wide', String(at)] }))
    all.push(add('small 1', { keys: ['small', '1'] }), add('small 2', { keys: ['small', '1'] }))
    expect(await drain()).toEqual(['wide 1', 'wide 2', 'small 1', 'wide 3', 'small 2', 'wide 4'])
    await Promise.all(all)
  })

  // Threat: password-load
  test('serves known callers first, and an unknown one after every three of them', async () => {
    const { add, drain } = makeQueue()
    const all = [1, 2, 3].map(at => add(`stranger ${at}`, `s${at}`))
    for (const at of [1, 2, 3, 4, 5]) all.push(add(`known ${at}`, { keys: [`k${at}`], isKnown: true }))
    expect(await drain()).toEqual([
      'stranger 1',
      'known 1',
      'known 2',
      'known 3',
      'stranger 2',
      'known 4',
      'known 5',
      'stranger 3',
    ])
    await Promise.all(all)
  })

  // Threat: contended-row
  test('that is full drops the newest job of the key with most waiting jobs, which may be the added one', async () => {
    const { add, drain } = makeQueue({ waiting: 3 })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'].map(name => add(name, name.slice(0, 1)))
    const outcomes = outcomesOf(all)
    await drain()
    expect(await outcomes).toEqual(['a1', 'a2', 'unavailable', 'unavailable', 'b1', 'c1', 'unavailable'])
  })

  test('has a separate maximum for known callers', async () => {
    const { add, drain } = makeQueue({ waiting: 2 })
    const all = ['a', 'b', 'c', 'd'].map(key => add(key, key))
    all.push(add('known', { keys: ['k'], isKnown: true }))
    const outcomes = outcomesOf(all)
    await drain()
    expect(await outcomes).toEqual(['a', 'b', 'c', 'unavailable', 'known'])
  })

  test('rejects a job if its key already has the maximum of waiting jobs', async () => {
    const { add, drain } = makeQueue({ ...serialPerKey, waitingPerKey: 2 })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map(name => add(name, name.slice(0, 1)))
    const outcomes = outcomesOf(all)
    await drain()
    expect(await outcomes).toEqual(['a1', 'a2', 'a3', 'too-many-requests', 'b1'])
  })

  test('removes a waiting job whose signal is aborted', async () => {
    const { add, drain } = makeQueue()
    const controller = new AbortController()
    const all = [add('a1', 'a'), add('b1', { keys: ['b'], signal: controller.signal }), add('c1', 'c')]
    const left = new Error('left')
    const refused = expect(all[1]).rejects.toBe(left)
    controller.abort(left)
    await refused
    expect(await drain()).toEqual(['a1', 'c1'])
    await expect(add('b2', { keys: ['b'], signal: controller.signal })).rejects.toBe(left)
  })
})
