// Every change to a table goes through here: who asks, one at a time, once per key, told to everybody after commit.

import type { CurrencyCode } from '#domain/currency.ts'
import { inSlot, type Transaction } from '../db/database.ts'
import { slotOf } from '../db/slots.ts'
import type { House } from '../house.ts'
import { answerOnce, type OnceKey, StoredAnswer } from '../http/once.ts'
import { problem } from '../http/problems.ts'

type Changer = Pick<House, 'database' | 'clock' | 'events'>

interface Caller {
  readonly groupId: string
  readonly device: string
}

/** A table in the hands of the one who changes it: until the transaction ends nobody else can. */
export interface HeldTable {
  readonly tx: Transaction
  readonly slot: number
  readonly groupId: string
  /** The revision that this change makes. */
  readonly revision: number
  readonly currency: CurrencyCode
  readonly restaurantId: number | null
  readonly memberCount: number
  /** Those who left included. */
  readonly joinedCount: number
  /** The device's own members at this table, oldest first. */
  readonly mine: readonly number[]
  /** Members without a device: anyone at the table acts for them. */
  readonly guests: readonly number[]
  readonly isCreator: boolean
}

/**
 * Runs a change in one transaction that holds the table's row, and announces it after commit. Throws
 * 'group-not-found' when there is no such table (any more); whatever the work throws undoes it.
 */
export async function changeTable<R>(
  house: Changer,
  caller: Caller,
  work: (held: HeldTable) => Promise<R>,
): Promise<R> {
  return (await changeTableOnce(house, { ...caller, once: null }, work)) as R
}

/** As `changeTable`; with a key that was used before, answers what was answered then (http/once.ts). */
export async function changeTableOnce<R>(
  house: Changer,
  caller: Caller & { readonly once: OnceKey | null },
  work: (held: HeldTable) => Promise<R>,
): Promise<R | StoredAnswer> {
  const { groupId, once } = caller
  const now = house.clock()
  const answer = await answerOnce(house.database, { key: once, now, within: { groupId } }, async tx => {
    const reply = await work(await holdTable(tx, caller, now))
    return { groupId, reply }
  })
  if (!(answer instanceof StoredAnswer)) house.events.announce('table-changed', { groupId })
  return answer
}

type Standing = Pick<HeldTable, 'mine' | 'guests' | 'isCreator'>

/**
 * Insists that the device may act for the member: one of its own, or a guest of the table where it has a member itself.
 * Else 403, and 404 for a device that is not at the table.
 */
export function requireOwnOrGuest(standing: Standing, memberId: number): void {
  requireSomeMember(standing)
  const { mine, guests } = standing
  if (!mine.includes(memberId) && !guests.includes(memberId)) throw problem('not-your-member')
}

/** The member in whose name the device acts where the call names none: its newest. Throws as `requireOwnOrGuest`. */
export function requireSomeMember(standing: Standing): number {
  requireAtTable(standing)
  const newest = standing.mine.at(-1)
  if (newest === undefined) throw problem('not-your-member')
  return newest
}

function requireAtTable({ mine, isCreator }: Standing): void {
  if (mine.length === 0 && !isCreator) throw problem('group-not-found')
}

/** The table, held until the transaction ends. Throws 'group-not-found'. */
export async function holdTable(tx: Transaction, { groupId, device }: Caller, now: Date): Promise<HeldTable> {
  const slot = slotOf(groupId)
  const [row] = await tx<Omit<HeldTable, 'tx' | 'slot' | 'groupId'>[]>`
    update ${inSlot(tx, 'groups', slot)} g set revision = revision + 1, changed_at = ${now}
    where slot = ${slot} and id = ${groupId} and expires_at > ${now}
    returning revision, currency, restaurant_id as "restaurantId", member_count as "memberCount", joined_count as "joinedCount", array(
      select id from ${inSlot(tx, 'members', slot)}
      where slot = ${slot} and group_id = ${groupId} and device = decode(${device}, 'hex')
        and not id = any(g.gone_members) order by id
    ) as mine, array(
      select id from ${inSlot(tx, 'members', slot)}
      where slot = ${slot} and group_id = ${groupId} and is_guest and not id = any(g.gone_members)
    ) as guests, creator = decode(${device}, 'hex') as "isCreator"`
  if (!row) throw problem('group-not-found')
  return { tx, slot, groupId, ...row }
}
