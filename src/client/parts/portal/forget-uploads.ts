// Deletes the menu checks that this browser keeps (device/records.ts): after an import, when the owner discards one, at log-out.

import { phoneRecords, readRecords } from '../../device/records.ts'

/** Never rejects. */
export async function forgetUploads(): Promise<void> {
  const stored = await readRecords(phoneRecords, 'upload').catch(() => [])
  await phoneRecords.remove(stored.map(([name]) => name))
}
