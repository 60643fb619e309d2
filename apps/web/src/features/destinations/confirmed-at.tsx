// When a destination last accepted a test or an order.

import { dateAndTime } from '../../lib/text/format.ts'
import { TimeAgo } from '../../ui/time-ago.tsx'

export function ConfirmedAt({ instant }: { instant: string | null }) {
  if (instant === null) return null
  return (
    <span className="figures">
      {dateAndTime(instant)} (<TimeAgo instant={instant} />)
    </span>
  )
}
