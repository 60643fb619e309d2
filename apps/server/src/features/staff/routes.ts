// The endpoints of the staff: the owner's list and the trail of acts, and the PIN that unlocks a display.

import {
  addStaffMember,
  changeStaffMember,
  getDisplayStaff,
  getStaff,
  getStaffActs,
  lockDisplay,
  removeStaffMember,
  type StaffChange,
  type StaffMember,
  unlockDisplay,
} from '@tablemate/contract/staff.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { findUnlocked, lockSession, unlockSession } from '../../auth/display-sessions.ts'
import { consumePasswordAttempt } from '../../auth/login-guard.ts'
import { hashPassword, isPassword } from '../../auth/passwords.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import type { Session } from '../../auth/sessions.ts'
import type { Transaction } from '../../db/database.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { runOwnerIdempotently } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import { recordAct, requireAct } from '../../restaurant/staff-acts.ts'
import {
  deleteStaffMember,
  findPinHash,
  insertStaffMember,
  listActs,
  listPeople,
  listStaff,
  requireStaffMember,
  updateStaffMember,
} from './queries.ts'

export function registerStaff(app: FastifyInstance, context: AppContext): void {
  const { database, clock, rateLimits } = context
  const { sql } = database

  serveEndpoint(app, getStaff, async ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return listStaff(sql, restaurantId)
  })

  serveEndpoint(app, addStaffMember, async call => {
    const { body, session, idempotencyKey: key } = call
    const { restaurantId } = call.params
    requireOwnRestaurant(session, restaurantId)
    const pinHash = await hashPin(call, body.pin)
    return changeRestaurant(context, restaurantId, tx => {
      const now = clock()
      return runOwnerIdempotently(tx, { key, now, restaurantId }, async () => {
        const added = await insertStaffMember(tx, restaurantId, { ...body, pinHash }, now)
        await record(tx, session, added.name, ['added'])
        return added
      })
    })
  })

  serveEndpoint(app, changeStaffMember, async call => {
    const { body, session } = call
    const { restaurantId, staffId } = call.params
    requireOwnRestaurant(session, restaurantId)
    const pinHash = body.pin === null ? null : await hashPin(call, body.pin)
    return changeRestaurant(context, restaurantId, async tx => {
      const before = await requireStaffMember(tx, restaurantId, staffId)
      const after = await updateStaffMember(tx, restaurantId, staffId, { ...body, pinHash })
      await record(tx, session, after.name, changesBetween(before, after, pinHash !== null))
      return after
    })
  })

  serveEndpoint(app, removeStaffMember, async ({ params: { restaurantId, staffId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    await changeRestaurant(context, restaurantId, async tx => {
      const { name } = await requireStaffMember(tx, restaurantId, staffId)
      await deleteStaffMember(tx, restaurantId, staffId)
      await record(tx, session, name, ['removed'])
    })
    return undefined
  })

  serveEndpoint(app, getStaffActs, async ({ params: { restaurantId }, query, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return listActs(sql, restaurantId, query)
  })

  serveEndpoint(app, getDisplayStaff, async ({ session }) => ({
    people: await listPeople(sql, session.restaurantId),
    unlocked: await findUnlocked(sql, session, clock()),
  }))

  serveEndpoint(app, unlockDisplay, async ({ body: { staffId, pin }, session, address }) => {
    const { restaurantId, token, role } = session
    if (role === 'owner') throw problem('screen-not-found')
    // Counted before the hash, and separately for each person: whoever knows one PIN cannot reset the count of another's.
    await rateLimits.consume('pins-per-display', token)
    const guesses = `${token} ${staffId}`
    await rateLimits.consume('wrong-pins-per-display-and-person', guesses)
    const pinHash = await findPinHash(sql, restaurantId, staffId)
    if (!(await isPassword(pin, pinHash, { address, isKnown: true }))) throw problem('wrong-pin')
    await rateLimits.reset('wrong-pins-per-display-and-person', guesses)
    const now = clock()
    await unlockSession(sql, session, staffId, now)
    const unlocked = await findUnlocked(sql, session, now)
    // Blocked or removed meanwhile.
    if (!unlocked) throw problem('wrong-pin')
    return unlocked
  })

  serveEndpoint(app, lockDisplay, async ({ session }) => {
    await lockSession(sql, session)
    return undefined
  })

  async function hashPin(
    client: { readonly device: string; readonly address: string },
    pin: string,
  ): Promise<string> {
    await consumePasswordAttempt(rateLimits, { ...client, isKnown: true })
    return hashPassword(pin, { address: client.address, isKnown: true })
  }

  async function record(
    tx: Transaction,
    session: Session,
    staffMember: string,
    changes: StaffChange[],
  ): Promise<void> {
    if (changes.length === 0) return
    const act = 'staff-changed'
    const actor = await requireAct(tx, session, act, clock())
    await recordAct(tx, actor, { act, groupId: null, details: { staffMember, changes } }, clock())
  }
}

function changesBetween(before: StaffMember, after: StaffMember, hasNewPin: boolean): StaffChange[] {
  return [
    ...(before.name !== after.name ? (['renamed'] as const) : []),
    ...(before.role !== after.role ? (['role'] as const) : []),
    ...(hasNewPin ? (['pin'] as const) : []),
    ...(before.isBlocked !== after.isBlocked ? ([after.isBlocked ? 'blocked' : 'unblocked'] as const) : []),
  ]
}
