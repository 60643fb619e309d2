// The members in the group: avatars, their number, the live state, and the diner's own name. A tap shows all names.

import type { Member } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { useState } from 'react'
import type { LiveState } from '../../lib/group/use-live-group.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Avatar } from '../people/avatar.tsx'
import { quietButton } from './inline-button.ts'
import { LiveMark } from './live-mark.tsx'
import type { OrderingChoiceProps } from './ordering-choice.tsx'
import { OrderingChoice } from './ordering-choice.tsx'
import { PeopleSheet } from './people-sheet.tsx'
import type { OrderingFor as Choice } from './use-ordering-for.ts'

interface Props {
  readonly groupState: GroupState
  readonly me: Member
  readonly orderingFor: Choice
  readonly live: LiveState
  /** Members with a new event: their avatar pulses once. */
  readonly pulsing: ReadonlySet<number>
  /** A button at the end of the row. */
  readonly action?: React.ReactNode
}

const maxFaces = 6

export function MemberStrip({ groupState, me, orderingFor, live, pulsing, action }: Props) {
  const { members } = groupState
  const [opened, setOpened] = useState<'people' | 'guest' | null>(null)
  const shown = members.length > maxFaces + 1 ? members.slice(0, maxFaces) : members
  const hidden = members.slice(shown.length)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          onClick={() => setOpened('people')}
          className="flex min-h-11 items-center gap-3 rounded-full"
        >
          <span className="flex -space-x-2">
            {shown.map(({ id, name }) => (
              <Face key={id} isPulsing={pulsing.has(id)}>
                <Avatar memberId={id} name={name} className="size-9 ring-2 ring-paper" />
              </Face>
            ))}
            {hidden.length > 0 && (
              <Face key="more" isPulsing={hidden.some(({ id }) => pulsing.has(id))}>
                <span className="grid size-9 place-items-center rounded-full bg-line font-semibold text-ink text-small ring-2 ring-paper">
                  {texts.group.more({ count: hidden.length })}
                </span>
              </Face>
            )}
          </span>
          <span className="text-muted">{texts.group.people({ count: members.length })}</span>
          <span className="sr-only">{texts.group.showPeople}</span>
        </button>
        {live.state === 'live' && (
          <span aria-hidden className="-mx-1 text-muted">
            ·
          </span>
        )}
        <LiveMark groupId={me.groupId} live={live} />
        {action && <span className="ms-auto">{action}</span>}
      </div>
      {groupState.group.isActive && (
        <OrderingFor me={me} {...orderingFor} onAddGuest={() => setOpened('guest')} />
      )}
      {opened && (
        <PeopleSheet
          groupState={groupState}
          me={me.id}
          isAdding={opened === 'guest'}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function Face({ isPulsing, children }: { isPulsing: boolean; children: React.ReactNode }) {
  return (
    <span aria-hidden className="relative animate-fade">
      {children}
      {isPulsing && <span className="absolute inset-0 animate-ring rounded-full border-2 border-accent" />}
    </span>
  )
}

// The diner's own name in the group, and the choice of the member to order for if there are several.

interface OrderingForProps extends OrderingChoiceProps {
  readonly onAddGuest: () => void
}

const words = texts.people

function OrderingFor({ onAddGuest, ...choice }: OrderingForProps) {
  const { me, people } = choice
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="wrap-anywhere min-w-0">{words.youAre({ name: isolate(me.name) })}</p>
        <button type="button" className={`${quietButton} -mx-3 text-accent-text`} onClick={onAddGuest}>
          {words.addGuest}
        </button>
      </div>
      {people.length > 1 && <OrderingChoice {...choice} />}
    </>
  )
}
