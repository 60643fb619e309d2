// The start of what this phone keeps (phone-store.ts), for the first script: cheap where nothing is kept.

import { screenPaths } from '#contract/screens.ts'
import { mayKeepRecords, storedGroups } from '../device/storage.ts'
import { whenIdle } from '../device/when-idle.ts'
import { registerPreload } from '../ui/preload.ts'

/**
 * Sends on whatever screen what still waits to be sent, and forgets what is over. A phone that has joined a table
 * remembers who it is there; one that does not may have lost that alone, which can wait for a quiet moment. The screens
 * of a table come with what is known of it.
 */
export function startOutbox(): void {
  for (const pattern of [screenPaths.group, screenPaths.summary, screenPaths.billSplit])
    registerPreload(pattern, restore)
  if (storedGroups().size > 0) void restore()
  else whenIdle(() => void restoreIfKept())
}

async function restoreIfKept(): Promise<void> {
  if (await mayKeepRecords()) await restore()
}

/** A screen begins with what the disk tells by then; a slow one holds up neither it nor its call to the server. */
const timeoutMs = 100

/** Never rejects: what does not arrive now comes with a table's screen, or that says so. */
function restore(): Promise<void> {
  return import('./phone-store.ts').then(
    ({ restored }) => Promise.race([restored, new Promise<void>(resolve => setTimeout(resolve, timeoutMs))]),
    () => undefined,
  )
}
