// The columns of tickets: stacked on a phone, side by side from the width of an upright tablet.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { type ReactNode, useId } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { ticketKey } from './state/board-state.ts'
import { type ColumnState, columnStates, columnsOf } from './state/columns.ts'

const words = texts.board

interface Props {
  readonly tickets: readonly Ticket[]
  readonly children: (ticket: Ticket, state: ColumnState) => ReactNode
}

/**
 * New comes first. While orders wait to be accepted, they have a separate column; on an upright tablet the columns are then two
 * by two, and each scrolls by itself, so that none pushes another out of view.
 */
export function BoardColumns({ tickets, children }: Props) {
  const columns = columnsOf(tickets)
  const isAnyWaiting = columns.waiting.length > 0
  const shown = columnStates.filter(state => state !== 'waiting' || isAnyWaiting)
  return (
    <div
      className={`grid items-start gap-x-4 gap-y-8 ${isAnyWaiting ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {shown.map(state => (
        <Column
          key={state}
          state={state}
          tickets={columns[state]}
          className={isAnyWaiting ? 'md:max-xl:max-h-[42dvh] md:max-xl:overflow-y-auto' : ''}
        >
          {children}
        </Column>
      ))}
    </div>
  )
}

interface ColumnProps extends Props {
  readonly state: ColumnState
  /** Of its list of tickets. */
  readonly className: string
}

function Column({ state, tickets, className, children }: ColumnProps) {
  const id = useId()
  return (
    <section data-column={state} aria-labelledby={id} className="min-w-0">
      <h2
        id={id}
        tabIndex={-1}
        className="flex items-baseline justify-between gap-2 border-edge border-b-2 pb-1 text-title"
      >
        {words.states[state]}
        <span className="figures">{tickets.length}</span>
      </h2>
      {tickets.length === 0 ? (
        <p className="pt-3 text-lead text-muted">{words.empty[state]}</p>
      ) : (
        <ul className={`flex flex-col gap-4 pt-3 ${className}`}>
          {tickets.map(ticket => (
            <li key={ticketKey(ticket)}>{children(ticket, state)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
