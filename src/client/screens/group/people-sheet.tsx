// Everyone at the table by name, in the order of joining.

import type { Member } from '#contract/groups.ts'
import { Avatar } from '../../parts/avatar.tsx'
import * as en from '../../text/en.ts'
import { Sheet } from '../../ui/sheet.tsx'

export interface PeopleSheetProps {
  readonly members: readonly Member[]
  readonly me: Member
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function PeopleSheet({ members, me, isOpen, onClose }: PeopleSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={en.group.peopleTitle}
      description={en.group.people(members.length)}
    >
      <ul className="divide-y divide-line border-line border-t">
        {members.map(({ id, name }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 py-2">
            <Avatar memberId={id} name={name} />
            <span className="wrap-anywhere min-w-0 font-semibold">
              <bdi>{name}</bdi>
            </span>
            {id === me.id && <span className="text-muted">{en.group.you}</span>}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
