// What this phone is doing about whose share; known at once, so that a second tap finds the first.

import { useEffect, useRef, useState } from 'react'
import { closeComplaint } from '../../ui/toast.ts'
import type { Outcome } from './pay-share.ts'
import type { Acts } from './share-rows.ts'

export function useActs() {
  const [acts, setActs] = useState<Acts>(new Map())
  const busy = useRef(new Set<number>())

  // What failed for want of a network is no longer so when it is back.
  useEffect(() => {
    const forgetFailures = () => {
      closeComplaint()
      setActs(now => new Map([...now].filter(([memberId]) => busy.current.has(memberId))))
    }
    window.addEventListener('online', forgetFailures)
    return () => window.removeEventListener('online', forgetFailures)
  }, [])

  return {
    acts,
    isBusy: (memberId: number) => busy.current.has(memberId),
    begin(memberId: number, kind: 'starting' | 'processing') {
      busy.current.add(memberId)
      setActs(now => new Map(now).set(memberId, { kind }))
    },
    end(memberId: number, { kind }: Outcome) {
      busy.current.delete(memberId)
      setActs(now => {
        const next = new Map(now)
        if (kind === 'failed' || kind === 'changed') next.set(memberId, { kind })
        else next.delete(memberId)
        return next
      })
    },
  }
}
