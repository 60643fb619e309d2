// The open requests of a party, each with a button to mark it as done.

import type { ServiceRequest } from '@tablemate/contract/kitchen.ts'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { TicketCalls } from '../board/use-ticket-calls.ts'
import { requestIcons } from './seating-card.tsx'

const words = texts.floor

interface Props {
  readonly requests: readonly ServiceRequest[]
  readonly calls: Pick<TicketCalls, 'busy' | 'settle'>
}

export function SeatingRequests({ requests, calls }: Props) {
  if (requests.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {requests.map(request => {
        const Icon = requestIcons[request.kind]
        const label = words.requests[request.kind]
        return (
          <li key={request.id} className="flex items-center gap-3 rounded-card bg-tint py-2 pe-2 ps-3">
            <Icon size={22} strokeWidth={1.9} aria-hidden className="shrink-0 text-accent-text" />
            <p className="wrap-anywhere min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              <bdi className="text-muted">{request.member}</bdi>
            </p>
            <Button
              tone="secondary"
              size="small"
              aria-label={texts.board.requestDoneFor({ call: label })}
              isBusy={calls.busy.has(`request ${request.id}`)}
              onClick={() => calls.settle(request)}
            >
              {texts.board.requestDone}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
