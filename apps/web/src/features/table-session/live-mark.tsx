// Shows whether the group's stream is connected, and how many of this phone's orders are still unsent. While the stream
// is disconnected, the group stays on the screen with the time of its last update.

import type { LiveState } from '../../lib/group/use-live-group.ts'
import { useWaiting } from '../../lib/outbox/phone-outbox.ts'
import type { WaitingOrder } from '../../lib/outbox/queued-order.ts'
import { timeOfDay } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'

interface Props {
  readonly groupId: string
  readonly live: LiveState
}

export function LiveMark({ groupId, live }: Props) {
  const unsent = useWaiting(groupId).filter(({ progress }) => progress.kind !== 'refused')
  const { text, look } = view(live, unsent)
  return (
    <span className="on-screen-only">
      <span role="status">
        <span key={look} className={looks[look]}>
          {text}
        </span>
      </span>
      {live.state !== 'live' && (
        <span key={live.state} className="inline-block animate-late whitespace-pre text-muted">
          {` ${texts.offline.asOf({ time: timeOfDay(live.asOf) })}`}
        </span>
      )}
    </span>
  )
}

const looks = {
  live: 'text-live',
  busy: 'text-accent-text',
  offline: 'font-semibold text-accent-text',
  /** Fades in late, so that a short reconnect on a good network stays invisible. */
  late: 'inline-block animate-late text-accent-text',
} as const

function view(live: LiveState, unsent: readonly WaitingOrder[]): { text: string; look: keyof typeof looks } {
  // A Wi-Fi without internet access counts as offline.
  const isStuck =
    live.state === 'reconnecting' && unsent.some(({ progress }) => progress.kind === 'unanswered')
  if (live.state === 'offline' || isStuck)
    return {
      text: unsent.length === 0 ? texts.offline.offline : texts.offline.waiting({ count: unsent.length }),
      look: 'offline',
    }
  if (unsent.length > 0) return { text: texts.offline.sending({ count: unsent.length }), look: 'busy' }
  if (live.state === 'live') return { text: texts.order.live, look: 'live' }
  return { text: texts.order.reconnecting, look: 'late' }
}
