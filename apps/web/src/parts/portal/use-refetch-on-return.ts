// Refetches stale data when the page becomes visible or the network returns. TanStack Query's own refetch needs its
// provider, which we do not use (api/cache.ts).

import { useEffect } from 'react'
import { cache } from '../../api/cache.ts'
import { portalRoot } from './session.ts'

/** Refetches only active, stale queries. A form keeps the initial values that it started with. */
export function useRefetchOnReturn(): void {
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible')
        void cache.refetchQueries({ queryKey: portalRoot, type: 'active', stale: true })
    }
    document.addEventListener('visibilitychange', refetch)
    window.addEventListener('online', refetch)
    return () => {
      document.removeEventListener('visibilitychange', refetch)
      window.removeEventListener('online', refetch)
    }
  }, [])
}
