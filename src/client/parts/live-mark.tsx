// Whether the table is told as it changes, and what of this phone's orders the table does not know yet. Losing the line
// is said quietly: what is shown stays, with the time since when it is known, and the line comes back.

import type { WaitingOrder } from '../outbox/queued-order.ts'
import { useWaiting } from '../outbox/use-waiting.ts'
import type { LiveState } from '../table/use-table.ts'
import * as en from '../text/en.ts'
import { timeOfDay } from '../text/format.ts'

interface Props {
  readonly groupId: string
  readonly line: LiveState
}

export function LiveMark({ groupId, line }: Props) {
  const unsent = useWaiting(groupId).filter(({ progress }) => progress.kind !== 'refused')
  const { text, look } = said(line, unsent)
  return (
    <span className="on-screen-only">
      <span role="status">
        <span key={look} className={looks[look]}>
          {text}
        </span>
      </span>
      {line.state !== 'live' && (
        <span key={line.state} className="inline-block animate-late whitespace-pre text-muted">
          {` ${en.offline.asOf(timeOfDay(line.asOf))}`}
        </span>
      )}
    </span>
  )
}

const looks = {
  live: 'text-live',
  busy: 'text-accent-text',
  offline: 'font-semibold text-accent-text',
  /** On a good network it is over before it shows. */
  late: 'inline-block animate-late text-accent-text',
} as const

function said(line: LiveState, unsent: readonly WaitingOrder[]): { text: string; look: keyof typeof looks } {
  // A Wi-Fi without a way out is no network either.
  const isStuck =
    line.state === 'reconnecting' && unsent.some(({ progress }) => progress.kind === 'unanswered')
  if (line.state === 'offline' || isStuck) return { text: en.offline.offline(unsent.length), look: 'offline' }
  if (unsent.length > 0) return { text: en.offline.sending(unsent.length), look: 'busy' }
  if (line.state === 'live') return { text: en.order.live, look: 'live' }
  return { text: en.order.reconnecting, look: 'late' }
}
