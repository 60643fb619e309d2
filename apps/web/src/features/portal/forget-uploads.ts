// Deletes the menu checks that this browser keeps (lib/device/records.ts), when the owner leaves it or another may sign in.

import { phoneRecords, readRecords } from '../../lib/device/records.ts'

/** Never rejects. */
export async function forgetUploads(): Promise<void> {
  const stored = await readRecords(phoneRecords, 'upload').catch(() => [])
  await phoneRecords.remove(stored.map(([name]) => name))
}
