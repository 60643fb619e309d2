// Two collapsed lists: how many of each dish are still to be made, and the tickets finished in the last two hours.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { timeOfDay } from '../../lib/text/format.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { itemText } from '../ordering/item-text.ts'
import { allDayCounts } from './state/all-day.ts'
import { ticketKey } from './state/board-state.ts'
import { recentlyDone } from './state/columns.ts'
import { ticketName } from './ticket-name.ts'

const words = texts.board

export function AllDay({ tickets }: { tickets: readonly Ticket[] }) {
  const counts = allDayCounts(tickets)
  const menuItems = counts.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Collapsible
      title={words.allDay({ dishes: menuItems })}
      className="grow open:basis-full sm:ms-auto sm:grow-0"
    >
      {counts.length === 0 ? (
        <p className="text-muted">{words.nothingToMake}</p>
      ) : (
        <ul className="gap-6 text-title sm:columns-2 md:columns-3">
          {counts.map(({ name, quantity }) => (
            <li key={name} className="wrap-anywhere break-inside-avoid py-1">
              <span className="figures font-semibold">{quantity} ×</span> <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Collapsible>
  )
}

interface RecentProps {
  readonly tickets: readonly Ticket[]
  readonly now: number
  readonly busy: ReadonlySet<string>
  readonly onRecall: (ticket: Ticket) => void
}

export function RecentlyDone({ tickets, now, busy, onRecall }: RecentProps) {
  const done = recentlyDone(tickets, now)
  return (
    <Collapsible title={words.recent({ count: done.length })}>
      {done.length === 0 ? (
        <p className="text-muted">{words.noneRecent}</p>
      ) : (
        <ul className="divide-y divide-line">
          {done.map(ticket => (
            <li key={ticketKey(ticket)} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <p className="wrap-anywhere min-w-52 flex-1">
                <span className="block font-semibold text-lead">{ticketName(ticket)}</span>
                <span className="text-muted">
                  {words.states[ticket.state]} · {timeOfDay(Date.parse(ticket.changedAt))}
                  <MenuItems items={ticket.items.filter(({ isRefused }) => !isRefused)} />
                  <MenuItems items={ticket.items.filter(({ isRefused }) => isRefused)} isStruck />
                </span>
              </p>
              {ticket.state === 'served' && (
                <Button
                  tone="secondary"
                  className="min-h-14"
                  aria-label={words.recallOf({ ticket: ticketName(ticket) })}
                  isBusy={busy.has(ticketKey(ticket))}
                  onClick={() => onRecall(ticket)}
                >
                  {words.recall}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Collapsible>
  )
}

/** The dishes in one line of text, struck out if they were refused. */
function MenuItems({ items, isStruck = false }: { items: Ticket['items']; isStruck?: boolean }) {
  if (items.length === 0) return null
  const Text = isStruck ? 's' : 'bdi'
  return (
    <>
      {' · '}
      {isStruck && <span className="sr-only">{words.refusedLine} </span>}
      <Text>{series(items.map(itemText))}</Text>
    </>
  )
}

interface CollapsibleProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

function Collapsible({ title, className = '', children }: CollapsibleProps) {
  return (
    <details className={`group rounded-card border border-line bg-card ${className}`}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 font-semibold text-lead [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown size={20} strokeWidth={1.9} aria-hidden className="group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
