// Keeps the screen on while the board is visible. Without browser support, the tablet's own settings decide.

import { useEffect } from 'react'

export function useWakeLock(isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled) return
    let lock: WakeLockSentinel | undefined
    let isUnmounted = false
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        if (isUnmounted) await acquired.release()
        else lock = acquired
      } catch {
        // The battery is low, or the browser denies the lock.
      }
    }
    void acquire()
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', acquire)
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', acquire)
      void lock?.release().catch(() => undefined)
    }
  }, [isEnabled])
}
