// Those who can unlock this display, and the one who has: what the server replied last.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { getDisplayStaff, lockDisplay, unlockDisplay } from '@tablemate/contract/staff.ts'
import { cache } from '../../../lib/api/cache.ts'
import { call } from '../../../lib/api/call.ts'
import { type Loaded, useLoaded } from '../../../lib/api/loaded.ts'

type DisplayStaff = ReplyOf<typeof getDisplayStaff>

const queryKey = ['display staff']

export function useDisplayStaff(): Loaded<DisplayStaff> {
  return useLoaded({
    queryKey,
    queryFn: () => call(getDisplayStaff, {}),
    staleTime: 0,
    // Each reply begins its seconds anew, even if it equals the one before.
    structuralSharing: false,
  })
}

/** Throws `CallProblem`. */
export async function unlock(staffId: number, pin: string): Promise<void> {
  show(await call(unlockDisplay, { body: { staffId, pin } }))
}

/** Throws `CallProblem`. */
export async function lock(): Promise<void> {
  await call(lockDisplay, {})
  noteLocked()
}

/** The server has locked the display. */
export function noteLocked(): void {
  show(null)
}

/** An act may have kept the display unlocked. */
export function noteAct(): void {
  if (cache.getQueryData<DisplayStaff>(queryKey)?.unlocked) void cache.invalidateQueries({ queryKey })
}

/** A reply that is under way predates the change and would undo it. */
function show(unlocked: DisplayStaff['unlocked']): void {
  void cache.cancelQueries({ queryKey })
  cache.setQueryData<DisplayStaff>(queryKey, known => known && { ...known, unlocked })
}
