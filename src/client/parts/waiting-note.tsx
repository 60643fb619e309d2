// Beside figures of the table: what this phone still has to send is not in them.

import { useWaiting } from '../outbox/use-waiting.ts'
import * as en from '../text/en.ts'

export function WaitingNote({ groupId }: { groupId: string }) {
  const count = useWaiting(groupId).length
  if (count === 0) return null
  return (
    <p className="on-screen-only mb-4 animate-rise text-pretty rounded-card bg-tint px-4 py-3">
      {en.offline.notInFigures(count)}
    </p>
  )
}
