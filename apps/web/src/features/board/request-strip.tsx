// The open requests of guests, above all tickets, each with a button to mark it as done.

import type { ServiceRequest } from '@tablemate/contract/kitchen.ts'
import { BellRing, Droplets, Receipt, Wallet } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { tableName } from './ticket-name.ts'

const words = texts.board
const icons = { waiter: BellRing, water: Droplets, bill: Receipt, till: Wallet }

interface Props {
  readonly requests: readonly ServiceRequest[]
  readonly busy: ReadonlySet<string>
  readonly onSettle: (request: ServiceRequest) => void
}

export function RequestStrip({ requests, busy, onSettle }: Props) {
  if (requests.length === 0) return null
  return (
    <section aria-label={words.requests}>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {requests.map(request => {
          const { id, groupId, kind, table, member } = request
          const Icon = icons[kind]
          const call = words.calls[kind]({ who: tableName(table) })
          return (
            <li
              key={`${groupId} ${id}`}
              className="flex items-center gap-3 rounded-card border-2 border-accent-text bg-tint py-2 pe-2 ps-3"
            >
              <Icon size={28} strokeWidth={1.9} aria-hidden className="shrink-0 text-accent-text" />
              <p className="wrap-anywhere min-w-0 flex-1">
                <span className="block font-semibold text-spoken">{call}</span>
                <bdi className="text-muted">{member}</bdi>
              </p>
              <Button
                tone="secondary"
                className="min-h-14"
                aria-label={words.requestDoneFor({ call })}
                isBusy={busy.has(`request ${id}`)}
                onClick={() => onSettle(request)}
              >
                {words.requestDone}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
