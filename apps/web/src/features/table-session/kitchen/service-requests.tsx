// Buttons that call the waiter, for water or for the bill, each with the time of the call or of its completion.

import type { OwnServiceRequest } from '@tablemate/contract/kitchen.ts'
import { Check, ConciergeBell, GlassWater, type LucideIcon, ReceiptText } from 'lucide-react'
import { timeOfDay } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { useServiceRequests } from '../use-service-requests.ts'

interface ServiceRequestsProps {
  readonly groupId: string
  /** The open requests. */
  readonly requests: readonly OwnServiceRequest[]
}

interface ServiceRequestsButtonProps {
  readonly isOpen: boolean
  /** The staff have not answered a call yet. */
  readonly isWaiting: boolean
  readonly onToggle: () => void
}

const words = texts.calls
/** Paying at the till is chosen at the bill. */
const kinds = ['waiter', 'water', 'bill'] as const
const icons: Record<(typeof kinds)[number], LucideIcon> = {
  waiter: ConciergeBell,
  water: GlassWater,
  bill: ReceiptText,
}

/** Shows and hides the calls above the menu. */
export function ServiceRequestsButton({ isOpen, isWaiting, onToggle }: ServiceRequestsButtonProps) {
  return (
    <IconButton
      label={words.title}
      aria-expanded={isOpen}
      className={isWaiting ? 'border-live! bg-live-tint! text-live' : ''}
      onClick={onToggle}
    >
      <ConciergeBell size={20} strokeWidth={1.9} aria-hidden />
    </IconButton>
  )
}

export function ServiceRequests({ groupId, requests }: ServiceRequestsProps) {
  const { doneAt, sending, callFor } = useServiceRequests(groupId, requests)
  return (
    <section aria-label={words.title} className="flex animate-fade flex-wrap gap-2 pt-3">
      {kinds.map(kind => {
        const open = requests.find(request => request.kind === kind)
        const done = doneAt[kind]
        const Icon = open ? Check : icons[kind]
        return (
          <button
            key={kind}
            type="button"
            aria-disabled={open !== undefined || undefined}
            aria-busy={sending === kind || undefined}
            onClick={() => (open ? undefined : callFor(kind))}
            className={`flex min-h-20 min-w-22 flex-1 flex-col items-center justify-center gap-1 rounded-button border px-2 py-2 text-center leading-tight ${open ? 'border-live bg-live-tint text-live' : 'border-line bg-card'}`}
          >
            <Icon size={20} strokeWidth={1.9} aria-hidden />
            <span className="font-semibold text-small">{words.kinds[kind]}</span>
            <span role="status" className={open ? 'text-small' : 'text-muted text-small'}>
              {open ? (
                <>
                  {words.calledSince} <TimeAgo instant={open.createdAt} />
                </>
              ) : (
                done !== undefined && words.done({ time: timeOfDay(done) })
              )}
            </span>
          </button>
        )
      })}
    </section>
  )
}
