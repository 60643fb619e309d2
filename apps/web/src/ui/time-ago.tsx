// The time since an instant, updated while it is visible.

import { dateAndTime, timeAgo } from '../lib/text/format.ts'
import { useNow } from '../lib/use-now.ts'

export function TimeAgo({ instant }: { instant: string }) {
  const now = useNow()
  return (
    <time dateTime={instant} title={dateAndTime(instant)}>
      {timeAgo(instant, now)}
    </time>
  )
}
