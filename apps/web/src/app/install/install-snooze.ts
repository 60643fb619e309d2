// A dismissed offer to install does not return for 7 days.

import { dayMs } from '@tablemate/domain/time.ts'
import { readStored, store } from '../../lib/device/storage.ts'

/** Source: spec.md, section 9. */
const snoozeMs = 7 * dayMs
const keys = { dismissed: 'installPromptDismissed', date: 'installPromptDismissedDate' } as const

export function snoozeInstall(now: Date): void {
  store(keys.dismissed, 'true')
  store(keys.date, now.toISOString())
}

export function isInstallSnoozed(now: Date): boolean {
  if (readStored(keys.dismissed) !== 'true') return false
  const dismissed = Date.parse(readStored(keys.date) ?? '')
  // A clock that was far ahead must not hide the offer for years. An unreadable date counts as long ago.
  return Math.abs(now.getTime() - dismissed) <= snoozeMs
}
