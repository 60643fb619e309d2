// The main thread of a reader process. It watches memory and processor time while its worker reads the menu
// (menu-worker.ts). A worker's own limits bound the JavaScript heap, but not the buffers that a PDF unpacks into.

import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ReadingProgress } from '@tablemate/contract/menu-import.ts'
import { othersWait, type ReaderMessage, type ReaderTask } from './reader-messages.ts'

const maxima = { heapMegabytes: 256, bytes: 512 * 2 ** 20 }
/** Several times the cost of the biggest menu: none of 149 real files took more than 1.2 s of processor time. */
const readingMs = { alone: 5000, whileOthersWait: 2000 }
/** As long as the server waits. Others do not wait for this process: it has a separate queue. */
const recognitionMs = { alone: 60_000, whileOthersWait: 60_000 }
const checkIntervalMs = 20

let doOthersWait = false
process.on('message', message => {
  if (message === othersWait) doOthersWait = true
})

process.once('message', (task: ReaderTask) => {
  const maxCpuMs = task.isRecognised ? recognitionMs : readingMs
  // Inherited by the worker's thread, which the other calls of a busy machine then hardly notice.
  if (task.isRecognised) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const worker = new Worker(new URL('./menu-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxima.heapMegabytes },
  })
  worker.on('message', send)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') send({ kind: 'too-much' })
    else send({ kind: 'fault', fault: withoutWords(error) })
  })
  // Node ends a worker silently when it awaits a promise that nothing can settle.
  worker.once('exit', exitCode => send({ kind: 'fault', fault: { exitCode } }))
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const cpuMs = (user + system) / 1000
    if (process.memoryUsage.rss() > maxima.bytes || cpuMs > maxCpuMs.alone)
      process.kill(process.pid, 'SIGKILL')
    if (doOthersWait && cpuMs > maxCpuMs.whileOthersWait) send({ kind: 'gives-way' })
  }, checkIntervalMs)
})

// The channel closes when the server ends, even if it was killed.
process.once('disconnect', () => process.exit())
// Ignores signals that a terminal or supervisor sends to all processes: the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function send(message: ReaderMessage | ReadingProgress): void {
  process.send?.(message)
}

/** Drops the error's message, which may quote the file. */
function withoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { fault: typeof error }
  return { fault: error.name, frames: error.stack?.split('\n').filter(line => line.startsWith('    at ')) }
}
