// Keeps the screen from going dark while the board is visible. A browser without this leaves it to the tablet's settings.

import { useEffect } from 'react'

export function useWakeLock(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isOver) await given.release()
        else lock = given
      } catch {
        // The battery is low, or the page may not.
      }
    }
    void ask()
    // The browser takes the lock back whenever the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release().catch(() => undefined)
    }
  }, [isWanted])
}
