import { describe, expect, test } from 'vitest'
import { createFairQueue, type FairQueueBounds, oneByOne, type Turn } from './fair-queue.ts'

/** A queue whose work ends when it is told to; `order` names what has begun. */
function makeQueue(bounds: Partial<FairQueueBounds> = {}) {
  const enter = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 100, ...bounds })
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, turn: Turn | string) =>
    enter(typeof turn === 'string' ? { keys: [turn] } : turn, async () => {
      order.push(name)
      await new Promise<void>(end => ends.set(name, end))
      return name
    })
  /** Ends what runs, one after another, until nothing waits any more. */
  async function drain(): Promise<string[]> {
    while (ends.size > 0) {
      const [[name, end]] = [...ends] as [[string, () => void]]
      ends.delete(name)
      end()
      await new Promise(resolve => setImmediate(resolve))
    }
    return order
  }
  return { ask, drain, order }
}

const told = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map(one => (one.status === 'rejected' ? one.reason.problem : one.value))

describe('a fair queue', () => {
  test('lets so many in at once, and of each key so many; a fault ends a turn like an answer', async () => {
    const enter = createFairQueue({ atOnce: 3, atOncePerKey: 2, waiting: 100 })
    const inside = { all: 0, a: 0, b: 0 }
    const most = { ...inside }
    const work = (key: 'a' | 'b', at: number) =>
      enter({ keys: [key] }, async () => {
        for (const count of ['all', key] as const) {
          inside[count] += 1
          most[count] = Math.max(most[count], inside[count])
        }
        await new Promise(resolve => setImmediate(resolve))
        for (const count of ['all', key] as const) inside[count] -= 1
        if (at % 3 === 0) throw new Error('a fault')
        return at
      })
    const all = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => work(at % 4 ? 'a' : 'b', at)))
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(14)
    expect([most, inside]).toEqual([
      { all: 3, a: 2, b: 2 },
      { all: 0, a: 0, b: 0 },
    ])
  })

  test('goes round between its keys, whoever has most waiting, and keeps the order of each', async () => {
    const { ask, drain } = makeQueue()
    const all = ['1', '2', '3', '4', '5'].map(name => ask(`a${name}`, 'a'))
    all.push(ask('b1', 'b'), ask('c1', 'c'), ask('b2', 'b'))
    expect(await drain()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
    await Promise.all(all)
  })

  test('goes round at each level: a network with many addresses has the turns of one', async () => {
    const { ask, drain } = makeQueue()
    const all = [1, 2, 3, 4].map(at => ask(`wide ${at}`, { keys: ['wide', String(at)] }))
    all.push(ask('small 1', { keys: ['small', '1'] }), ask('small 2', { keys: ['small', '1'] }))
    expect(await drain()).toEqual(['wide 1', 'wide 2', 'small 1', 'wide 3', 'small 2', 'wide 4'])
    await Promise.all(all)
  })

  test('lets known callers go first, and a stranger after every three of them', async () => {
    const { ask, drain } = makeQueue()
    const all = [1, 2, 3].map(at => ask(`stranger ${at}`, `s${at}`))
    for (const at of [1, 2, 3, 4, 5]) all.push(ask(`known ${at}`, { keys: [`k${at}`], isKnown: true }))
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

  test('that is full sends away the newest of whoever has most waiting, and a newcomer who has as much as anybody', async () => {
    const { ask, drain } = makeQueue({ waiting: 3 })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'].map(name => ask(name, name.slice(0, 1)))
    const answers = told(all)
    await drain()
    expect(await answers).toEqual(['a1', 'a2', 'unavailable', 'unavailable', 'b1', 'c1', 'unavailable'])
  })

  test('has as much room for known callers, however many strangers wait', async () => {
    const { ask, drain } = makeQueue({ waiting: 2 })
    const all = ['a', 'b', 'c', 'd'].map(key => ask(key, key))
    all.push(ask('known', { keys: ['k'], isKnown: true }))
    const answers = told(all)
    await drain()
    expect(await answers).toEqual(['a', 'b', 'c', 'unavailable', 'known'])
  })

  test('asks who has as much waiting under a key as may be to come again', async () => {
    const { ask, drain } = makeQueue({ ...oneByOne, waitingPerKey: 2 })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map(name => ask(name, name.slice(0, 1)))
    const answers = told(all)
    await drain()
    expect(await answers).toEqual(['a1', 'a2', 'a3', 'too-many-requests', 'b1'])
  })

  test('forgets who left before the turn came', async () => {
    const { ask, drain } = makeQueue()
    const leaving = new AbortController()
    const all = [ask('a1', 'a'), ask('b1', { keys: ['b'], gone: leaving.signal }), ask('c1', 'c')]
    const left = new Error('left')
    const refused = expect(all[1]).rejects.toBe(left)
    leaving.abort(left)
    await refused
    expect(await drain()).toEqual(['a1', 'c1'])
    await expect(ask('b2', { keys: ['b'], gone: leaving.signal })).rejects.toBe(left)
  })
})
