// Browsers whose storage is blocked, or is changed by another tab.

import { forgetStored } from '@tablemate/web/lib/device/storage.ts'
import { onTestFinished, vi } from 'vitest'

/** Simulates a browser without storage until the test ends. The app keeps the values of these keys in memory. */
export function blockStorage(...used: string[]): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  onTestFinished(() => {
    for (const key of used) forgetStored(key)
  })
}

/** The storage as another tab has it, which tells this one of changes. */
export function storageOfOtherTab(): Storage {
  const tab = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => tab.remove())
  if (!tab.contentWindow) throw new Error('no other tab')
  return tab.contentWindow.localStorage
}
