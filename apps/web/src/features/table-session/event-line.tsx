// Shows the latest event of the group for a moment. Its space is reserved, so that nothing moves when it appears.

import { texts } from '../../lib/text/texts.ts'
import { Avatar } from '../people/avatar.tsx'
import type { Announcement } from './use-group-events.ts'

interface Props {
  readonly announcements: readonly Announcement[]
  /** Takes no space: an event covers what follows for its moment. */
  readonly isOverlay: boolean
}

export function EventLine({ announcements, isOverlay }: Props) {
  const shown = announcements.findLast(({ event }) => event)
  return (
    <div className={`relative ${isOverlay ? 'z-20 h-2' : 'h-11'}`}>
      {shown?.event && (
        <p
          key={shown.id}
          aria-hidden
          className={`absolute inset-x-0 top-0.5 flex h-8 animate-rise items-center gap-2 text-muted ${isOverlay ? 'pointer-events-none w-fit max-w-full rounded-full border border-line bg-card ps-1 pe-3 shadow-sm' : ''}`}
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
      <div role="log" aria-label={texts.group.eventsTitle} className="sr-only">
        {announcements.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  )
}
