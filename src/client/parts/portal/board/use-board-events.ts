// Sounds for what is new on the board, says it to those who listen, and tells the server which orders are shown.

import { useEffect, useRef, useState } from 'react'
import { type Board, markSeen, type Ticket } from '#contract/kitchen.ts'
import { limits } from '#domain/limits.ts'
import { call } from '../../../api/call.ts'
import * as en from '../../../text/en.ts'
import type { Alarm } from './alarm.ts'
import { ticketAllergies } from './allergy-block.tsx'
import { newEventsOf } from './state/board-events.ts'
import { ofStation, type StationChoice } from './state/columns.ts'
import { tableName, ticketName } from './ticket-name.ts'

const words = en.board
/** Orders that arrive within this time are told as seen by one call. */
const gatherMs = 300

export interface Announcement {
  readonly text: string
  /** Grows with each, as the same may be said again. */
  readonly count: number
}

/** The sentence about what has just arrived. */
export function useBoardEvents(board: Board | null, station: StationChoice, alarm: Alarm): Announcement {
  const heard = useRef<ReadonlySet<string> | null>(null)
  const [said, setSaid] = useState<Announcement>({ text: '', count: 0 })
  useEffect(() => {
    if (!board) return
    const events = newEventsOf(board, heard.current)
    heard.current = events.heard
    const tickets = ofStation(events.tickets, station)
    if (tickets.length > 0) alarm.play('order')
    else if (events.requests.length > 0) alarm.play('request')
    const sentences = [
      // An order has a ticket at each of its stations.
      ...new Set(tickets.map(sentenceOf)),
      ...events.requests.map(({ kind, table }) => words.calls[kind](tableName(table))),
    ]
    if (sentences.length > 0) setSaid(({ count }) => ({ text: sentences.join('. '), count: count + 1 }))
  }, [board, station, alarm])
  return said
}

function sentenceOf(ticket: Ticket): string {
  const { isCancelled, before, table, allergies } = ticket
  if (isCancelled || before) return `${isCancelled ? words.cancelled : words.changed}: ${ticketName(ticket)}`
  const allergy = ticketAllergies(allergies)
  return [words.newOrder(tableName(table)), allergy && `${words.allergy}: ${allergy}`]
    .filter(Boolean)
    .join('. ')
}

interface InSight {
  readonly tickets: readonly Ticket[]
  readonly isBlind: boolean
  /** As it goes on, what did not arrive is told again, and what came while nobody looked is told for the first time. */
  readonly now: number
}

/** Tells which orders are in sight and have no number of the day yet. */
export function useMarkSeen(restaurantId: number, { tickets, isBlind, now }: InSight): void {
  const asked = useRef(new Set<string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` says when to look again
  useEffect(() => {
    if (isBlind || document.visibilityState !== 'visible') return
    const fresh = new Map(
      tickets
        .filter(
          ({ number, groupId, orderId }) => number === null && !asked.current.has(`${groupId} ${orderId}`),
        )
        .map(({ groupId, orderId }) => [`${groupId} ${orderId}`, { groupId, orderId }]),
    )
    const orders = [...fresh.values()].slice(0, limits.ordersSeenAtOnce)
    if (orders.length === 0) return
    const names = [...fresh.keys()].slice(0, orders.length)
    const timer = setTimeout(() => {
      for (const name of names) asked.current.add(name)
      call(markSeen, { params: { restaurantId }, body: { orders } }).catch(() => {
        for (const name of names) asked.current.delete(name)
      })
    }, gatherMs)
    return () => clearTimeout(timer)
  }, [restaurantId, tickets, isBlind, now])
}
