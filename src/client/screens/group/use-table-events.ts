// Events of the table, each shown for a moment and announced to screen readers.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Table } from '#contract/live.ts'
import { eventsBetween, eventText, type TableEvent } from './table-events.ts'

interface Announcement {
  readonly id: number
  readonly text: string
  /** Absent for what this diner did: it is announced, not shown. */
  readonly event?: TableEvent
}

const shownMs = 6000
/** Many events may arrive at once after a lost connection. */
const most = 3

let lastId = 0

export function useTableEvents(table: Table, me: number) {
  const [told, setTold] = useState<readonly Announcement[]>([])
  const known = useRef(table)

  const tell = useCallback((added: readonly Omit<Announcement, 'id'>[]) => {
    const fresh = added.slice(-most).map(one => ({ ...one, id: ++lastId }))
    const ids = new Set(fresh.map(({ id }) => id))
    setTold(before => [...before, ...fresh].slice(-most))
    setTimeout(() => setTold(before => before.filter(({ id }) => !ids.has(id))), shownMs)
  }, [])

  useEffect(() => {
    const events = eventsBetween(known.current, table, me)
    known.current = table
    if (events.length > 0) tell(events.map(one => ({ text: eventText(one), event: one })))
  }, [table, me, tell])

  return {
    /** The newest is last. */
    told,
    /** Members whose avatar pulses. */
    stirring: new Set(told.flatMap(({ event }) => (event ? [event.member.id] : []))),
    announce: (text: string) => tell([{ text }]),
  }
}
