// What changed while its reader was elsewhere, or without a network, is asked for anew when they are back. TanStack Query's
// own way goes by its provider, and we have none (api/cache.ts).

import { useEffect } from 'react'
import { cache } from '../../api/cache.ts'
import { portalRoot } from './session.ts'

/** Of what shows, all that may be stale; a form that began with an answer keeps it. */
export function useReturn(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        void cache.refetchQueries({ queryKey: portalRoot, type: 'active', stale: true })
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [])
}
