// Sends calls for the staff, and remembers when each was done while this screen is open.

import { callStaff, type OwnServiceRequest } from '@tablemate/contract/kitchen.ts'
import type { ServiceRequestKind } from '@tablemate/domain/kitchen/ticket.ts'
import { useEffect, useRef, useState } from 'react'
import { refetchGroup } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'

export function useServiceRequests(groupId: string, requests: readonly OwnServiceRequest[]) {
  const [sending, setSending] = useState<ServiceRequestKind | null>(null)
  /** Milliseconds since the epoch. */
  const [doneAt, setDoneAt] = useState<Partial<Record<ServiceRequestKind, number>>>({})
  const before = useRef(requests)

  useEffect(() => {
    const isOpen = (kind: ServiceRequestKind) => requests.some(request => request.kind === kind)
    const done = before.current.filter(({ kind }) => !isOpen(kind))
    before.current = requests
    if (done.length === 0) return
    const now = Date.now()
    setDoneAt(known => ({ ...known, ...Object.fromEntries(done.map(({ kind }) => [kind, now])) }))
  }, [requests])

  /** Resolves to whether the staff received the call. Shows why if not. */
  const callFor = async (kind: ServiceRequestKind): Promise<boolean> => {
    if (sending) return false
    setSending(kind)
    try {
      await call(callStaff, { params: { groupId }, body: { kind } })
      // Refetches in case the stream, which sends the same change, is down.
      await refetchGroup(groupId).catch(() => undefined)
      return true
    } catch (error) {
      const description = sentenceFor(problemOf(error), texts.calls.failedHint)
      toast({ title: texts.calls.failed, description, tone: 'bad' })
      return false
    } finally {
      setSending(null)
    }
  }

  return { doneAt, sending, callFor }
}
