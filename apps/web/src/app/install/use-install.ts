// Whether the app is installed, for a screen.

import { useSyncExternalStore } from 'react'
import { type Install, readInstall, subscribeToInstall } from '../../lib/device/install.ts'

export function useInstall(): Install {
  return useSyncExternalStore(subscribeToInstall, readInstall)
}
