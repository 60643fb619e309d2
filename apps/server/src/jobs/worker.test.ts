import { expect, onTestFinished, test, vi } from 'vitest'
import { startWorker } from './worker.ts'

/** A worker of the jobs in `due`, whose attempts end when the test says so. It looks by itself only once. */
function makeWorker(due: string[], maxInFlight = 2) {
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const warn = vi.fn()
  const worker = startWorker<string>({ warn } as never, {
    ...{ maxInFlight, idleMs: 2 ** 30, failure: 'work failed' },
    claim: vi.fn(async limit => due.splice(0, limit)),
    attempt(job) {
      const end = Promise.withResolvers<void>()
      ends.set(job, end)
      return end.promise
    },
  })
  onTestFinished(worker.close)
  return { worker, warn, ends, started: () => [...ends.keys()] }
}

test('a worker attempts as many jobs at once as it may, and the next when one has ended or failed', async () => {
  const { started, ends, warn } = makeWorker(['a', 'b', 'c', 'd'])
  await expect.poll(started).toEqual(['a', 'b'])
  ends.get('b')?.reject(new Error('away'))
  await expect.poll(started).toEqual(['a', 'b', 'c'])
  expect(warn).toHaveBeenCalledExactlyOnceWith({ code: undefined }, 'work failed')
  ends.get('a')?.resolve()
  await expect.poll(started).toEqual(['a', 'b', 'c', 'd'])
})

test('a worker that is woken finds new jobs, and none after it was closed', async () => {
  const due: string[] = []
  const { worker, started, ends } = makeWorker(due)
  due.push('a')
  worker.wake()
  await expect.poll(started).toEqual(['a'])
  const closed = worker.close()
  due.push('b')
  worker.wake()
  ends.get('a')?.resolve()
  await closed
  expect(started()).toEqual(['a'])
})
