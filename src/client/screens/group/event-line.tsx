// A quiet line for what friends do, in a space that is kept for it, so that nothing jumps when it comes.

import { Avatar } from '../../parts/avatar.tsx'
import * as en from '../../text/en.ts'
import type { useTableEvents } from './use-table-events.ts'

export function EventLine({ told }: { told: ReturnType<typeof useTableEvents>['told'] }) {
  const shown = told.findLast(({ event }) => event)
  return (
    <div className="relative h-11">
      {shown?.event && (
        <p
          key={shown.id}
          aria-hidden
          className="absolute inset-x-0 top-0.5 flex h-8 animate-rise items-center gap-2 text-muted"
        >
          <span className="relative">
            <Avatar
              memberId={shown.event.member.id}
              name={shown.event.member.name}
              className="size-6 text-small!"
            />
            <span className="absolute inset-0 animate-ring rounded-full border-2 border-accent" />
          </span>
          <span className="truncate">{shown.text}</span>
        </p>
      )}
      <div role="log" aria-label={en.group.news} className="sr-only">
        {told.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  )
}
