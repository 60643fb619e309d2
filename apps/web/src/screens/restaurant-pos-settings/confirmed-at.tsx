// When a destination last accepted a test or an order.

import { TimeAgo } from '../../parts/time-ago.tsx'
import { dateAndTime } from '../../text/format.ts'

export function ConfirmedAt({ instant }: { instant: string | null }) {
  if (instant === null) return null
  return (
    <span className="figures">
      {dateAndTime(instant)} (<TimeAgo instant={instant} />)
    </span>
  )
}
