// Whether the browser has a network, as far as it knows: it is right when it says no.

import { useSyncExternalStore } from 'react'

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // At the build, where the first page is drawn.
    () => true,
  )
}

function subscribe(listen: () => void): () => void {
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}
