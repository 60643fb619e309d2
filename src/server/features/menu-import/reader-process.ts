// The process that reads one menu file. Its thread reads (menu-worker.ts), while it watches the memory of the whole: the
// limits of a thread bound what JavaScript keeps, but not what a PDF is unpacked into.

import { Worker } from 'node:worker_threads'
import type { Told } from './read-beside.ts'
import type { MenuFile } from './read-file.ts'

/** Several times what the biggest menu takes. */
const most = { heapMegabytes: 256, bytes: 512 * 2 ** 20 }
const lookEveryMs = 20

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
    if (process.memoryUsage.rss() > most.bytes) process.kill(process.pid, 'SIGKILL')
  }, lookEveryMs)
})

// Whoever started it is gone, however that came about.
process.once('disconnect', () => process.exit())
// A terminal and a supervisor tell all processes to end; when this one does, the server says.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function tell(told: Told): void {
  process.send?.(told)
}

/** The message of a fault may quote the file. */
function withoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { fault: typeof error }
  return { fault: error.name, frames: error.stack?.split('\n').filter(line => line.startsWith('    at ')) }
}
