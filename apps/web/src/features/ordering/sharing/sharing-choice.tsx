// "Who shares Pizza?": everyone at the table, or some members by name. Every tap is sent immediately.

import type { Member } from '@tablemate/contract/groups.ts'
import type { OrderItem, SharedBy } from '@tablemate/domain/orders/order.ts'
import { sharersOf } from '@tablemate/domain/orders/shared-items.ts'
import { findMembership } from '../../../lib/device/membership.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { toggleSharer } from './toggle-sharer.ts'

interface SharingChoiceProps {
  /** With the pending choice. */
  readonly item: OrderItem
  readonly orderer: number
  /** Everyone in the group. */
  readonly members: readonly Member[]
  /** The members that the diner may choose, if not everyone. */
  readonly choosable?: readonly number[]
  readonly onChoose: (sharedBy: SharedBy | null) => void
  readonly className?: string
}

const words = texts.sharing
const { named, you, guest } = texts.peopleSheet

export function SharingChoice(props: SharingChoiceProps) {
  const { item, orderer, members, choosable, onChoose, className } = props
  const table = { orderer, members: new Set(members.map(({ id }) => id)) }
  const sharers = sharersOf(item, orderer, table.members)
  const isForAll = item.sharedBy === 'all'
  const me = meOf(props)
  const labelOf = ({ id, name, isGuest }: Member) =>
    id === me
      ? named({ name: isolate(name), note: you })
      : isGuest
        ? named({ name: isolate(name), note: guest })
        : isolate(name)
  const people = members
    .filter(({ id }) => choosable?.includes(id) ?? true)
    .map(member => ({ value: String(member.id), label: labelOf(member) }))
  return (
    <CheckboxGroup
      className={className ?? ''}
      legend={choosable ? words.onThisPhone : words.question({ dish: isolate(item.name) })}
      options={choosable ? people : [{ value: 'all', label: words.everyone }, ...people]}
      isChosen={value => (value === 'all' ? isForAll : sharers.includes(Number(value)))}
      onChange={({ target: { value } }) => {
        if (value !== 'all') onChoose(toggleSharer(item, Number(value), table))
        else onChoose(isForAll ? null : 'all')
      }}
    />
  )
}

interface OnlyOwnerProps extends SharingChoiceProps {
  readonly onClose: () => void
}

/** Ends the sharing: the dish is only for the member who ordered it. */
export function OnlyOwner(props: OnlyOwnerProps) {
  const { orderer, members, onChoose, onClose } = props
  const owner = members.find(({ id }) => id === orderer)
  return (
    <Button
      tone="secondary"
      className="wrap-anywhere min-w-0 flex-1 basis-32"
      onClick={() => {
        onChoose(null)
        onClose()
      }}
    >
      {!owner || orderer === meOf(props) ? words.onlyMe : words.only({ name: isolate(owner.name) })}
    </Button>
  )
}

/** This phone's own member. */
function meOf({ members: [member] }: SharingChoiceProps): number | null | undefined {
  return member && findMembership(member.groupId)
}
