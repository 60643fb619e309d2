// A note beside the group's figures: they do not include the orders that this phone still has to send.

import { useWaiting } from '../../lib/outbox/phone-outbox.ts'
import { texts } from '../../lib/text/texts.ts'

export function WaitingNote({ groupId }: { groupId: string }) {
  const count = useWaiting(groupId).length
  if (count === 0) return null
  return (
    <p className="on-screen-only mb-4 animate-rise text-pretty rounded-card bg-tint px-4 py-3">
      {texts.offline.notInFigures({ count })}
    </p>
  )
}
