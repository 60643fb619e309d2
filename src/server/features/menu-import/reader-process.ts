// The process that reads one menu file. Its thread reads (menu-worker.ts), while it watches memory and processor
// time of the whole: the limits of a thread bound what JavaScript keeps, but not what a PDF is unpacked into.

import { Worker } from 'node:worker_threads'
import type { MenuFile } from './read-file.ts'
import { othersWait, type ReaderMessage } from './reader-messages.ts'

/** Several times what the biggest menu takes: of 149 real files none took more than 1.2 s of processor time. */
const most = { heapMegabytes: 256, bytes: 512 * 2 ** 20, cpuMs: 5000, cpuMsWhileOthersWait: 2000 }
const lookEveryMs = 20

let doOthersWait = false
process.on('message', told => {
  if (told === othersWait) doOthersWait = true
})

process.once('message', (file: MenuFile) => {
  const worker = new Worker(new URL('./menu-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: most.heapMegabytes },
  })
  worker.once('message', tell)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tell({ kind: 'too-much' })
    else tell({ kind: 'fault', fault: withoutWords(error) })
  })
  // Where it waits for what never comes, Node ends it without a word.
  worker.once('exit', exitCode => tell({ kind: 'fault', fault: { exitCode } }))
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const cpuMs = (user + system) / 1000
    if (process.memoryUsage.rss() > most.bytes || cpuMs > most.cpuMs) process.kill(process.pid, 'SIGKILL')
    if (doOthersWait && cpuMs > most.cpuMsWhileOthersWait) tell({ kind: 'gives-way' })
  }, lookEveryMs)
})

// Whoever started it is gone, however that came about.
process.once('disconnect', () => process.exit())
// A terminal and a supervisor tell all processes to end; when this one does, the server says.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function tell(told: ReaderMessage): void {
  process.send?.(told)
}

/** The message of a fault may quote the file. */
function withoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { fault: typeof error }
  return { fault: error.name, frames: error.stack?.split('\n').filter(line => line.startsWith('    at ')) }
}
