// Events of the group, each shown for a moment and announced to screen readers.

import type { GroupState } from '@tablemate/contract/live.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { eventsBetween, eventText, type GroupEvent } from './group-events.ts'

export interface Announcement {
  readonly id: number
  readonly text: string
  /** Absent for this diner's own actions: they are announced, not shown. */
  readonly event?: GroupEvent
}

const shownMs = 6000
/** Many events may arrive at once after a lost connection. */
const maxShown = 3

let lastId = 0

export function useGroupEvents(groupState: GroupState, me: number) {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([])
  const known = useRef(groupState)

  const add = useCallback((texts: readonly Omit<Announcement, 'id'>[]) => {
    const added = texts.slice(-maxShown).map(one => ({ ...one, id: ++lastId }))
    const ids = new Set(added.map(({ id }) => id))
    setAnnouncements(before => [...before, ...added].slice(-maxShown))
    setTimeout(() => setAnnouncements(before => before.filter(({ id }) => !ids.has(id))), shownMs)
  }, [])

  useEffect(() => {
    const events = eventsBetween(known.current, groupState, me)
    known.current = groupState
    if (events.length > 0) add(events.map(one => ({ text: eventText(one), event: one })))
  }, [groupState, me, add])

  return {
    /** The newest is last. */
    announcements,
    /** Members whose avatar pulses. */
    pulsing: new Set(announcements.flatMap(({ event }) => (event ? [event.member.id] : []))),
    announce: (text: string) => add([{ text }]),
  }
}
