// Starts the phone's store (retention.ts) from the first script. Loads nothing more if nothing is stored.

import { screenPaths } from '@tablemate/contract/screens.ts'
import { mayHaveRecords, storedGroups } from '../device/storage.ts'
import { whenIdle } from '../device/when-idle.ts'
import { registerPreload } from '../ui/preload.ts'

/**
 * Sends queued orders on every screen and deletes expired groups. A phone with a membership starts at once; one without
 * may still have records, but looks for them when idle. A group's screens wait for the stored group.
 */
export function startOutbox(): void {
  const { group, summary, billSplit, receipt, tableReceipt } = screenPaths
  for (const pattern of [group, summary, billSplit, receipt, tableReceipt]) registerPreload(pattern, restore)
  if (storedGroups().size > 0) void restore()
  else whenIdle(() => void mayHaveRecords().then(mayHave => (mayHave ? restore() : undefined)))
}

/** How long a screen waits for the disk. A slow disk delays neither the screen nor its call to the server. */
const timeoutMs = 100

/** Never rejects. If the script cannot be loaded, a group's screen fetches it again. */
function restore(): Promise<void> {
  return import('../retention.ts').then(
    ({ restored }) => Promise.race([restored, new Promise<void>(resolve => setTimeout(resolve, timeoutMs))]),
    () => undefined,
  )
}
