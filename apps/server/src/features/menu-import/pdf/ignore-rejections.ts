// pdf.js reads ahead, and in a damaged file leaves rejected promises of pages that it then does not need.

import { setImmediate } from 'node:timers/promises'

/** Keeps such unhandled rejections from ending the reading thread. Errors of `work` itself are thrown. */
export async function ignoringRejections<T>(work: () => Promise<T>): Promise<T> {
  process.on('unhandledRejection', ignore)
  try {
    return await work()
  } finally {
    // Node reports unhandled rejections after the pending microtasks.
    await setImmediate()
    process.off('unhandledRejection', ignore)
  }
}

function ignore(): void {}
