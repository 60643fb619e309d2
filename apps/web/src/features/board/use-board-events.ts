// Announces new tickets and requests by sound and to screen readers, and reports to the server which orders are shown.

import { type Board, markSeen, type Ticket } from '@tablemate/contract/kitchen.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { texts } from '../../lib/text/texts.ts'
import type { Alarm } from './alarm.ts'
import { ticketAllergies } from './allergy-block.tsx'
import { newEventsOf } from './state/board-events.ts'
import { ofStation, type StationChoice } from './state/columns.ts'
import { tableName, ticketName } from './ticket-name.ts'

const words = texts.board
/** Orders that arrive within this time are reported as seen by one request. */
const batchMs = 300

export interface Announcement {
  readonly text: string
  /** Increases with each announcement, so that screen readers read a repeated text again. */
  readonly count: number
}

/** Returns the announcement of the latest events. */
export function useBoardEvents(board: Board | null, station: StationChoice, alarm: Alarm): Announcement {
  const announced = useRef<ReadonlySet<string> | null>(null)
  const [latest, setLatest] = useState<Announcement>({ text: '', count: 0 })
  useEffect(() => {
    if (!board) return
    const events = newEventsOf(board, announced.current)
    announced.current = events.announced
    const tickets = ofStation(events.tickets, station)
    if (tickets.length > 0) alarm.play('order')
    else if (events.requests.length > 0) alarm.play('request')
    const sentences = [
      // An order has a ticket at each of its stations.
      ...new Set(tickets.map(sentenceOf)),
      ...events.requests.map(({ kind, table }) => words.calls[kind]({ who: tableName(table) })),
    ]
    if (sentences.length > 0) setLatest(({ count }) => ({ text: joinSentences(sentences), count: count + 1 }))
  }, [board, station, alarm])
  return latest
}

/** For screen readers. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(words.spoken.separator)
}

function sentenceOf(ticket: Ticket): string {
  const { isCancelled, before, table, allergies } = ticket
  if (isCancelled || before)
    return words.spoken[isCancelled ? 'cancelled' : 'changed']({ ticket: ticketName(ticket) })
  const allergy = ticketAllergies(allergies)
  const parts = [
    words.newOrder({ table: tableName(table) }),
    allergy && words.spoken.allergy({ allergies: allergy }),
  ]
  return joinSentences(parts.filter(Boolean))
}

interface ShownTickets {
  readonly tickets: readonly Ticket[]
  readonly isStale: boolean
  /** Each tick retries failed reports, and reports orders that arrived while the page was hidden. */
  readonly now: number
}

/** Reports the orders that are shown for the first time. */
export function useMarkSeen(restaurantId: number, { tickets, isStale, now }: ShownTickets): void {
  const reported = useRef(new Set<string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` triggers the next check
  useEffect(() => {
    if (isStale || document.visibilityState !== 'visible') return
    const unreported = new Map(
      tickets
        .filter(({ isSeen, groupId, orderId }) => !isSeen && !reported.current.has(`${groupId} ${orderId}`))
        .map(({ groupId, orderId }) => [`${groupId} ${orderId}`, { groupId, orderId }]),
    )
    const orders = [...unreported.values()].slice(0, limits.ordersSeenAtOnce)
    if (orders.length === 0) return
    const names = [...unreported.keys()].slice(0, orders.length)
    const timer = setTimeout(() => {
      for (const name of names) reported.current.add(name)
      call(markSeen, { params: { restaurantId }, body: { orders } }).catch(() => {
        for (const name of names) reported.current.delete(name)
      })
    }, batchMs)
    return () => clearTimeout(timer)
  }, [restaurantId, tickets, isStale, now])
}
