// The main thread of a reader process. It watches memory and processor time while its worker reads the menu
// (menu-worker.ts). A worker's own limits bound the JavaScript heap, but not the buffers that a PDF unpacks into.

import { Worker } from 'node:worker_threads'
import { othersWait, type ReaderMessage, type ReaderTask } from './reader-messages.ts'

/** Several times the cost of the biggest menu: none of 149 real files took more than 1.2 s of processor time. */
const maxima = { heapMegabytes: 256, bytes: 512 * 2 ** 20, cpuMs: 5000, cpuMsWhileOthersWait: 2000 }
const checkIntervalMs = 20

let doOthersWait = false
process.on('message', message => {
  if (message === othersWait) doOthersWait = true
})

process.once('message', (task: ReaderTask) => {
  const worker = new Worker(new URL('./menu-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxima.heapMegabytes },
  })
  worker.once('message', send)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') send({ kind: 'too-much' })
    else send({ kind: 'fault', fault: withoutWords(error) })
  })
  // Node ends a worker silently when it awaits a promise that nothing can settle.
  worker.once('exit', exitCode => send({ kind: 'fault', fault: { exitCode } }))
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const cpuMs = (user + system) / 1000
    if (process.memoryUsage.rss() > maxima.bytes || cpuMs > maxima.cpuMs) process.kill(process.pid, 'SIGKILL')
    if (doOthersWait && cpuMs > maxima.cpuMsWhileOthersWait) send({ kind: 'gives-way' })
  }, checkIntervalMs)
})

// The channel closes when the server ends, even if it was killed.
process.once('disconnect', () => process.exit())
// Ignores signals that a terminal or supervisor sends to all processes: the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function send(message: ReaderMessage): void {
  process.send?.(message)
}

/** Drops the error's message, which may quote the file. */
function withoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { fault: typeof error }
  return { fault: error.name, frames: error.stack?.split('\n').filter(line => line.startsWith('    at ')) }
}
