// Work that would block the event loop runs in a worker thread, which `tinypool` starts and replaces.

import { Tinypool } from 'tinypool'

export interface Worker<Task, Result> {
  /**
   * Runs the worker's default function with the task. Rejects with its error, with the error that ended the thread, or with a
   * 'TimeoutError', which ends the thread too. The next task starts another.
   */
  run(task: Task): Promise<Result>
  close(): Promise<void>
}

/** A thread ends after so long without a task, and frees its memory. */
const idleMs = 600_000

/**
 * One thread that runs one task at a time; the first task starts it. `file` exports the function as default. `timeoutMs`
 * includes the time that a task waits for others.
 */
export function openWorker<Task, Result>(file: URL, timeoutMs: number): Worker<Task, Result> {
  const threads = new Tinypool({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  })
  let thread = new AbortController()
  // If the thread ends before it takes a task, tinypool emits the error here, and lets the task wait.
  threads.on('error', error => {
    thread.abort(error)
    thread = new AbortController()
  })
  return {
    async run(task) {
      const signal = AbortSignal.any([thread.signal, AbortSignal.timeout(timeoutMs)])
      try {
        return (await threads.run(task, { signal })) as Result
      } catch (error) {
        throw signal.aborted ? signal.reason : error
      }
    },
    close: () => threads.destroy(),
  }
}
