// The member that this phone acts as in a group, for a screen.

import { useSyncExternalStore } from 'react'
import { findMembership, onMembershipChange } from './membership.ts'

export function useMembership(groupId: string): number | null {
  return useSyncExternalStore(onMembershipChange, () => findMembership(groupId))
}
