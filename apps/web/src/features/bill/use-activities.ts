// The running and failed payments of this phone by member. Starts are recorded synchronously, so that a second tap is ignored.

import { useEffect, useRef, useState } from 'react'
import { closeErrorToast } from '../../ui/toast.ts'
import type { Outcome } from '../pay/pay-share.ts'
import type { Activities } from './share-rows.ts'

export function useActivities() {
  const [activities, setActivities] = useState<Activities>(new Map())
  const busy = useRef(new Set<number>())

  // Failures are cleared when the network returns, because they may be due to it.
  useEffect(() => {
    const forgetFailures = () => {
      closeErrorToast()
      setActivities(now => new Map([...now].filter(([memberId]) => busy.current.has(memberId))))
    }
    window.addEventListener('online', forgetFailures)
    return () => window.removeEventListener('online', forgetFailures)
  }, [])

  return {
    activities,
    isBusy: (memberId: number) => busy.current.has(memberId),
    begin(memberId: number, kind: 'starting' | 'processing') {
      busy.current.add(memberId)
      setActivities(now => new Map(now).set(memberId, { kind }))
    },
    end(memberId: number, { kind }: Outcome) {
      busy.current.delete(memberId)
      setActivities(now => {
        const next = new Map(now)
        if (kind === 'failed' || kind === 'changed') next.set(memberId, { kind })
        else next.delete(memberId)
        return next
      })
    },
  }
}
