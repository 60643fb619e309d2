// pdf.js looks ahead in a file, and in a damaged one leaves alone what goes wrong with pages that it then does not need.

import { setImmediate } from 'node:timers/promises'

/** Without this, the first such promise would end the thread that reads. What the act itself throws is thrown. */
export async function leavingLooseEnds<T>(act: () => Promise<T>): Promise<T> {
  process.on('unhandledRejection', leaveAlone)
  try {
    return await act()
  } finally {
    // Node tells of them when all that waits was done.
    await setImmediate()
    process.off('unhandledRejection', leaveAlone)
  }
}

function leaveAlone(): void {}
