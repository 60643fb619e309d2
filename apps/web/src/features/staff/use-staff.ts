// The owner's list of the staff and its changes, and the trail of acts.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import {
  addStaffMember,
  changeStaffMember,
  getStaff,
  getStaffActs,
  type RecordedAct,
  removeStaffMember,
  type StaffMember,
} from '@tablemate/contract/staff.ts'
import type { StaffAct } from '@tablemate/domain/staff/roles.ts'
import { cache } from '../../lib/api/cache.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'

const staffKey = (restaurantId: number) => portalKey(restaurantId, 'staff')
const actsKey = (restaurantId: number) => portalKey(restaurantId, 'staff acts')

export function useStaff(restaurantId: number): Loaded<readonly StaffMember[]> {
  return useLoaded({
    queryKey: staffKey(restaurantId),
    queryFn: () => portalCall(getStaff, { params: { restaurantId } }),
    staleTime: 0,
  })
}

/** Each throws `CallProblem`. */
export const staffChanges = {
  async add(restaurantId: number, body: InputOf<typeof addStaffMember, 'body'>): Promise<void> {
    await portalCall(addStaffMember, { params: { restaurantId }, body })
    await refetch(restaurantId)
  },

  /** The absent fields stay. */
  async change(
    restaurantId: number,
    staffId: number,
    body: InputOf<typeof changeStaffMember, 'body'>,
  ): Promise<void> {
    await portalCall(changeStaffMember, { params: { restaurantId, staffId }, body })
    await refetch(restaurantId)
  },

  /** Somebody who was already removed counts as success. */
  async remove(restaurantId: number, staffId: number): Promise<void> {
    try {
      await portalCall(removeStaffMember, { params: { restaurantId, staffId } })
    } catch (error) {
      if (problemOf(error) !== 'staff-member-not-found') throw error
    }
    await refetch(restaurantId)
  },
}

/** The list is in the server's order. A change is an act too. */
async function refetch(restaurantId: number): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: staffKey(restaurantId) }),
    cache.invalidateQueries({ queryKey: actsKey(restaurantId) }),
  ])
}

export interface Acts {
  /** Newest first. */
  readonly acts: readonly RecordedAct[]
  readonly hasMore: boolean
}

/** The newest pages. `act`: only acts of this kind. While one page more loads, the others are there. */
export function useActs(restaurantId: number, act: StaffAct | null, pages: number): Loaded<Acts> {
  return useLoaded({
    queryKey: [...actsKey(restaurantId), act, pages],
    queryFn: () => fetchActs(restaurantId, act, pages),
    staleTime: 0,
    placeholderData: (shown, query) => (query?.queryKey.at(-2) === act ? shown : undefined),
  })
}

/** Throws `CallProblem`. */
export async function fetchActs(restaurantId: number, act: StaffAct | null, pages: number): Promise<Acts> {
  const all: RecordedAct[] = []
  for (let page = 1; ; page += 1) {
    const before = all.at(-1)?.id
    const query = { ...(act && { act }), ...(before && { before }) }
    const { acts, hasMore } = await portalCall(getStaffActs, { params: { restaurantId }, query })
    all.push(...acts)
    if (!hasMore || page === pages) return { acts: all, hasMore }
  }
}
