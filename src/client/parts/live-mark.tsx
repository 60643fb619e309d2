// Whether the table is being told as it changes. Losing the line is said quietly: what is shown stays, and it comes back.

import { en } from '../text/en.ts'

export function LiveMark({ line }: { line: 'live' | 'reconnecting' }) {
  return (
    <span role="status" className="on-screen-only">
      {line === 'live' ? (
        <span className="text-live">{en.order.live}</span>
      ) : (
        <span className="inline-block animate-late text-accent-text">{en.order.reconnecting}</span>
      )}
    </span>
  )
}
