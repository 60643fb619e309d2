// Every change to a group goes through here: authorised, serialised, idempotent, and announced after commit.

import type { AppContext } from '../app-context.ts'
import {
  type IdempotencyKey,
  type RefreshResponse,
  runIdempotently,
  StoredResponse,
} from '../idempotency/idempotency.ts'
import { problem } from '../problems.ts'
import { endSeating, isSeatingOver, storeUnpaid } from './end-seating.ts'
import { type Caller, type LockedGroup, lockGroup } from './locked-group.ts'

type Changer = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>

/** How a change treats a closed seating. */
export interface AfterClose {
  /** 'allowed': the change is still possible. By default it is refused. */
  readonly afterClose?: 'allowed'
}

/**
 * Runs a change in one transaction that locks the group's row, and announces it after commit. Throws 'group-not-found' if the
 * group does not exist or has expired, and 'seating-closed' after its end unless `afterClose` allows the change. Any error of
 * `work` rolls the change back.
 */
export async function changeGroup<R>(
  context: Changer,
  caller: Caller & AfterClose,
  work: (locked: LockedGroup) => Promise<R>,
): Promise<R> {
  return (await changeGroupIdempotently(context, { ...caller, idempotencyKey: null }, work)) as R
}

/** As `changeGroup`. A known key resolves to the stored response (idempotency/idempotency.ts). */
export async function changeGroupIdempotently<R>(
  context: Changer,
  caller: Caller &
    AfterClose & { readonly idempotencyKey: IdempotencyKey | null; readonly refresh?: RefreshResponse },
  work: (locked: LockedGroup) => Promise<R>,
): Promise<R | StoredResponse> {
  const { groupId, idempotencyKey, refresh } = caller
  const change = () => {
    const now = context.clock()
    const call = { key: idempotencyKey, now, within: { groupId }, ...(refresh && { refresh }) }
    return runIdempotently(context.database, call, async tx => {
      return { groupId, reply: await workOnSeating(await lockGroup(tx, caller, now), caller, work, now) }
    })
  }
  const reply = await context.changeQueues.group({ keys: [groupId, caller.device] }, change)
  if (!(reply instanceof StoredResponse)) context.events.announce('group-changed', { groupId })
  return reply
}

/**
 * Does the work unless the seating is over. One that time has ended is closed here, so that an allowed change does not open it
 * again.
 */
export async function workOnSeating<R>(
  locked: LockedGroup,
  caller: Pick<Caller, 'restaurantId'> & AfterClose,
  work: (locked: LockedGroup) => Promise<R>,
  now: Date,
): Promise<R> {
  if (!(await isSeatingOver(locked.tx, locked, now))) return work(locked)
  if (caller.afterClose !== 'allowed')
    throw problem(isKnownTo(locked, caller) ? 'seating-closed' : 'group-not-found')
  if (!locked.isClosed) await endSeating(locked, now)
  const result = await work({ ...locked, isClosed: true })
  await storeUnpaid(locked, now)
  return result
}

/** For a device that is not in the group, and for another restaurant, there is no such group. */
function isKnownTo(
  { mine, isCreator, restaurantId }: LockedGroup,
  caller: Pick<Caller, 'restaurantId'>,
): boolean {
  return caller.restaurantId === undefined
    ? mine.length > 0 || isCreator
    : caller.restaurantId === restaurantId
}
