// Whether the browser reports a network. Only false is reliable.

import { useSyncExternalStore } from 'react'

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // For the prerendered first page.
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
