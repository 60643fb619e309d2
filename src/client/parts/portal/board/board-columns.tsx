// The columns of tickets: stacked on a phone, side by side from the width of an upright tablet.

import { type ReactNode, useId } from 'react'
import type { Ticket } from '#contract/kitchen.ts'
import * as texts from '../../../text/texts.ts'
import { ticketKey } from './state/board-state.ts'
import { type ColumnState, columnsOf } from './state/columns.ts'

const words = texts.board

interface Props {
  readonly tickets: readonly Ticket[]
  readonly children: (ticket: Ticket, state: ColumnState) => ReactNode
}

/** The waiting column is above the new one, or beside it on a wide screen. It is left out while it is empty. */
export function BoardColumns({ tickets, children }: Props) {
  const columns = columnsOf(tickets)
  const isAnyWaiting = columns.waiting.length > 0
  const column = (state: ColumnState) => (
    <Column state={state} tickets={columns[state]}>
      {children}
    </Column>
  )
  return (
    <div
      className={`grid items-start gap-x-4 gap-y-8 md:grid-cols-3 ${isAnyWaiting ? 'xl:grid-cols-4' : ''}`}
    >
      <div className="flex min-w-0 flex-col gap-8 xl:contents">
        {isAnyWaiting && column('waiting')}
        {column('new')}
      </div>
      {column('preparing')}
      {column('ready')}
    </div>
  )
}

interface ColumnProps extends Props {
  readonly state: ColumnState
}

function Column({ state, tickets, children }: ColumnProps) {
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
        <ul className="flex flex-col gap-4 pt-3">
          {tickets.map(ticket => (
            <li key={ticketKey(ticket)}>{children(ticket, state)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
