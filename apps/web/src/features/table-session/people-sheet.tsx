// The members of the group in the order of joining. Diners rename themselves, leave, or add a guest without a phone. The host
// removes members.

import type { GroupState } from '@tablemate/contract/live.ts'
import { notRefused } from '@tablemate/domain/orders/order.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { findOwnMembers } from '../../lib/device/membership.ts'
import { useWaiting } from '../../lib/outbox/phone-outbox.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { NameForm } from '../people/name-form.tsx'
import { PersonRow } from '../people/person-row.tsx'
import { usePeople } from '../people/use-people.ts'

interface PeopleSheetProps {
  readonly groupState: GroupState
  readonly me: number
  /** Opens with the form for a guest's name. */
  readonly isAdding: boolean
  readonly onClose: () => void
}

const words = texts.peopleSheet

export function PeopleSheet({ groupState, me, isAdding, onClose }: PeopleSheetProps) {
  const { group, members, orders, payments } = groupState
  const [isFormOpen, setFormOpen] = useState(isAdding)
  const waiting = useWaiting(group.id)
  const { rename, changeAllergies, addGuest, remove, removeAsHost } = usePeople(group.id, members)
  const own = findOwnMembers(group.id)
  const isHost = members.some(member => member.isHost && own.includes(member.id))
  const busy = new Set([
    ...[...orders, ...waiting].map(({ memberId }) => memberId),
    ...orders.flatMap(({ items }) =>
      notRefused(items).flatMap(({ sharedBy }) => (Array.isArray(sharedBy) ? sharedBy : [])),
    ),
    ...payments.flatMap(({ memberId, paidBy }) => [memberId, paidBy]),
  ])
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title}
      description={texts.group.people({ count: members.length })}
    >
      <ul className="divide-y divide-line border-line border-y">
        {members.map(member => (
          <PersonRow
            key={member.id}
            member={member}
            whose={
              member.id === me ? 'me' : member.isGuest ? 'guest' : own.includes(member.id) ? 'mine' : 'others'
            }
            hasOrdered={busy.has(member.id)}
            canChange={group.isActive}
            mayRemove={isHost && group.isActive}
            onRename={name => rename(member, name)}
            onAllergies={allergies => changeAllergies(member, allergies)}
            onRemove={() => remove(member)}
            onRemoveAsHost={renewsCode => removeAsHost(member, renewsCode)}
          />
        ))}
      </ul>
      {group.isActive &&
        (isFormOpen ? (
          <NameForm
            label={words.guestName}
            action={words.add}
            onSend={addGuest}
            onClose={() => setFormOpen(false)}
          />
        ) : (
          <Button tone="secondary" className="mt-4" onClick={() => setFormOpen(true)}>
            <UserPlus size={20} strokeWidth={1.9} aria-hidden />
            {texts.people.addGuest}
          </Button>
        ))}
      {group.isActive && <p className="pt-3 text-pretty text-muted text-small">{words.guestHint}</p>}
    </Sheet>
  )
}
