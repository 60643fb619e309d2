// For whom this phone orders: one of its own members, or a guest of the table.

import { useState } from 'react'
import type { Member } from '#contract/groups.ts'
import { findOwnMembers, storeMembership } from '../../device/membership.ts'
import { forgetStored, readStored, store } from '../../device/storage.ts'

export interface OrderingFor {
  /** The own member as whom this phone acts, or a guest. */
  readonly person: Member
  /** Everyone it may order for: its own members, then the guests. */
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

/** In this tab alone, until it is closed. */
const keyOf = (groupId: string) => `orderingFor_${groupId.toLowerCase()}`
