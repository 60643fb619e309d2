import { expect, onTestFinished, test, vi } from 'vitest'
import { openWorker } from './worker.ts'

/** A worker that runs this code. */
function workerOf(code: string, timeoutMs = 120_000) {
  const worker = openWorker<number, number>(new URL(`data:text/javascript,${code}`), timeoutMs)
  onTestFinished(() => worker.close())
  return worker
}

test('a task that never ends is ended by the timeout, and the next task gets another thread', async () => {
  const timeout = new AbortController()
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  onTestFinished(() => timeouts.mockRestore())
  const { run } = workerOf('export default n => { while (n === 0); return n }', 5000)
  expect(await run(1)).toBe(1)
  const endless = run(0)
  timeout.abort(new DOMException('', 'TimeoutError'))
  await expect(endless).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(timeouts).toHaveBeenLastCalledWith(5000)
  timeouts.mockRestore()
  expect(await run(2)).toBe(2)
})

test('a worker that cannot be loaded rejects its task with the reason', async () => {
  const { run } = openWorker(new URL('file:///nowhere/worker.mjs'), 120_000)
  await expect(run(1)).rejects.toThrow(/\/nowhere\/worker\.mjs/)
})

test('an error in a task rejects that task alone', async () => {
  const { run } = workerOf("export default n => { if (n === 0) throw new RangeError('no'); return n }")
  await expect(run(0)).rejects.toThrow(RangeError)
  expect(await run(1)).toBe(1)
})
