// Reads a menu file in a thread of its own, so that no table waits for it, within bounds of time and memory.

import { Worker } from 'node:worker_threads'
import { createTurnstile } from '../../http/turnstile.ts'
import type { FileReading, MenuFile } from './read-file.ts'

/** One that takes longer or more than the bounds is called broken: no real menu does. Throws 'unavailable' when many wait. */
export function readBeside(file: MenuFile): Promise<FileReading> {
  return enter(() => run(file))
}

const bounds = { timeMs: 20_000, megabytes: 256 }
const enter = createTurnstile({ atOnce: 2, waiting: 20 })

function run(file: MenuFile): Promise<FileReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./menu-worker.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
    })
    const end = (reading: FileReading) => {
      clearTimeout(timer)
      resolve(reading)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ kind: 'unreadable', why: 'broken' }), bounds.timeMs)
    worker.once('message', end)
    worker.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'unreadable', why: 'broken' })
      else reject(error)
    })
  })
}
