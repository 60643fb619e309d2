// The member that this phone orders for: one of its members, or a guest of the group.

import type { Member } from '@tablemate/contract/groups.ts'
import { useState } from 'react'
import { findOwnMembers, storeMembership } from '../../lib/device/membership.ts'
import { forgetStored, readStored, store } from '../../lib/device/storage.ts'

export interface OrderingFor {
  /** The member that this phone acts as, or a guest. */
  readonly person: Member
  /** All members that this phone may order for: its own, then the guests. */
  readonly people: readonly Member[]
  readonly choose: (memberId: number) => void
}

export function useOrderingFor(members: readonly Member[], me: Member): OrderingFor {
  const { groupId } = me
  const [guestId, setGuestId] = useState(() => readStored(keyOf(groupId), 'session'))
  const own = findOwnMembers(groupId)
  const guests = members.filter(({ isGuest }) => isGuest)
  const people = [...members.filter(({ id }) => own.includes(id)), ...guests]
  return {
    person: guests.find(({ id }) => String(id) === guestId) ?? me,
    people,
    choose(memberId) {
      if (guests.some(({ id }) => id === memberId)) {
        store(keyOf(groupId), String(memberId), 'session')
        return setGuestId(String(memberId))
      }
      forgetStored(keyOf(groupId), 'session')
      setGuestId(null)
      storeMembership(groupId, memberId)
    },
  }
}

/** The choice of a guest lasts until the tab is closed. */
const keyOf = (groupId: string) => `orderingFor_${groupId.toLowerCase()}`
