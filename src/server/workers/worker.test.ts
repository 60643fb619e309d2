import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openWorker } from './worker.ts'

/** A worker that runs this code. */
function workerOf(code: string, timeoutMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, code)
  const worker = openWorker<number, number>(pathToFileURL(file), timeoutMs)
  onTestFinished(() => worker.close())
  return worker
}

test('a task that never ends is ended by the timeout, and the next task gets another thread', async () => {
  const { run } = workerOf('export default n => { while (n === 0); return n }', 5000)
  expect(await run(1)).toBe(1)
  await expect(run(0)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(await run(2)).toBe(2)
})

test('a worker that cannot be loaded rejects its task with the reason', async () => {
  const { run } = workerOf("import 'a-package-that-does-not-exist'", 20_000)
  await expect(run(1)).rejects.toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' })
})

test('an error in a task rejects that task alone', async () => {
  const { run } = workerOf(
    "export default n => { if (n === 0) throw new RangeError('no'); return n }",
    20_000,
  )
  await expect(run(0)).rejects.toThrow(RangeError)
  expect(await run(1)).toBe(1)
})
