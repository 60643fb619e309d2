// A group that the phone has joined, served by the fake API.

import { type GroupState, getGroupState } from '@tablemate/contract/live.ts'
import { groupLifetimeMs } from '@tablemate/domain/groups/group-time.ts'
import { storeMembership } from '@tablemate/web/lib/device/membership.ts'
import { restored } from '@tablemate/web/lib/retention.ts'
import { paidGroup } from '../bill/paid-group.ts'
import { greet, respond } from './fake-api.ts'

// As main.tsx does for a phone with a membership.
void restored()

/** Makes a group with all fields. Ann, its first member, has the id 1. */
export function groupStateOf(meal: Partial<Parameters<typeof paidGroup>[0]> = {}): GroupState {
  const { group, members, orders, ...rest } = paidGroup({ names: ['Ann', 'Ben'], orders: [], ...meal })
  const id = newGroupId()
  const now = Date.now()
  const createdAt = new Date(now).toISOString()
  const expiresAt = new Date(now + groupLifetimeMs).toISOString()
  return {
    ...rest,
    revision: 1,
    group: {
      ...{ linkKey: 'K7M4QX', restaurantId: null, isActive: true, isUniversalMode: true, sendsToPos: false },
      ...{ takesCards: false, takesDemo: true, isMenuOnly: false, isOrderingPaused: false, opening: null },
      ...{ createdAt, expiresAt },
      ...group,
      id,
    },
    members: members.map(one => ({
      ...{ groupId: id, isGuest: false, isHost: one.id === 1, allergies: '', allergens: [] },
      ...one,
    })),
    orders: orders.map(one => ({
      ...{ groupId: id, transcription: '', note: '', notUnderstood: [], createdAt, state: 'placed' },
      ...{ isPaid: false, isLocked: false, kitchen: null, isSeen: false },
      ...one,
    })),
    cardPayments: [],
    requests: null,
  }
}

/** The phone has joined the group as this member: Ann. Returns its path. */
export function sitAt(groupState: GroupState, memberId = 1): string {
  respond(getGroupState, groupState)
  greet('state', groupState)
  storeMembership(groupState.group.id, memberId)
  return `/group/${groupState.group.id}`
}

/** A UUID of version 7, which begins with the time. */
export function newGroupId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
