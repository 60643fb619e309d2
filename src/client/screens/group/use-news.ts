// News of the table for a moment each, and what a screen reader is told of them.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Table } from '#contract/live.ts'
import { eventsBetween, eventText, type TableEvent } from './table-news.ts'

interface Announcement {
  readonly id: number
  readonly text: string
  /** Absent: one's own doing, which needs no showing. */
  readonly event?: TableEvent
}

const shownMs = 6000
/** After a while without a line many things may be new at once. */
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
    const news = eventsBetween(known.current, table, me)
    known.current = table
    if (news.length > 0) tell(news.map(one => ({ text: eventText(one), event: one })))
  }, [table, me, tell])

  return {
    /** The newest is last. */
    told,
    /** Members whose avatar pulses. */
    stirring: new Set(told.flatMap(({ event: news }) => (news ? [news.member.id] : []))),
    announce: (text: string) => tell([{ text }]),
  }
}
