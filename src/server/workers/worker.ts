// Work that would block the event loop runs in a worker thread, which `tinypool` starts and replaces.

import { Tinypool } from 'tinypool'

export interface Worker<Task, Result> {
  /**
   * Runs the worker's default function with the task. Rejects with the worker's error; after the timeout with an 'AbortError',
   * which ends the thread. The next task starts another.
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
  // A failure between two tasks. Without a listener it would end the server.
  threads.on('error', () => {})
  return {
    run: task => threads.run(task, { signal: AbortSignal.timeout(timeoutMs) }),
    close: () => threads.destroy(),
  }
}
