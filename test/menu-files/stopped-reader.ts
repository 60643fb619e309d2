// Stops the process that reads a menu file, so that a test can act meanwhile, however fast the machine is.

import { expect } from 'vitest'
import { ownReaders } from './reader-processes.ts'

/** Waits for the only reader process of this process and stops it until `resume` is called. */
export async function stoppedReader(): Promise<{ resume(): void }> {
  await expect.poll(ownReaders).toHaveLength(1)
  const [{ id } = { id: 0 }] = ownReaders()
  process.kill(id, 'SIGSTOP')
  return { resume: () => void process.kill(id, 'SIGCONT') }
}
