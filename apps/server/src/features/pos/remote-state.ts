// Queries that store what a provider reports by its events. Events arrive repeatedly and in any order; the versions of the
// provider's order decide.

import type { SquareEvent } from '@tablemate/domain/pos/square-event.ts'
import type { Statements } from '../../db/sql.ts'

type OrderEvent = Extract<SquareEvent, { id: string }>

/**
 * Stores the state of an order on its deliveries, and returns whether it changed one. `stateVersion` in `remote` is the version
 * that the state is from. "OPEN" says less than any fulfilment, so it is only the first state; a final state of the order wins
 * over a fulfilment of the same version.
 */
export async function saveRemoteState(
  sql: Statements,
  restaurantId: number,
  { kind, id, version, state }: OrderEvent,
  now: Date,
): Promise<boolean> {
  const isOpen = kind === 'order' && state === 'OPEN'
  const isFinal = kind === 'order' && !isOpen
  const count = await sql.count`
    update deliveries d set
      remote = d.remote || jsonb_build_object('version', greatest(found.version, ${version}::bigint))
        || case when found.is_newer and not ${isOpen} then jsonb_build_object('stateVersion', ${version}::bigint) else '{}' end,
      remote_state = case when found.is_newer then ${state} else d.remote_state end, changed_at = ${now}
    from (
      select slot, group_id, id, coalesce((remote->>'version')::bigint, 0) as version,
        case
          when ${isOpen} then remote_state is null
          when ${isFinal} and remote_state is distinct from ${state}
            then ${version} >= coalesce((remote->>'stateVersion')::bigint, 0)
          else ${version} > coalesce((remote->>'stateVersion')::bigint, 0)
        end as is_newer
      from deliveries where restaurant_id = ${restaurantId} and remote->>'id' = ${id}
      for update
    ) as found
    where d.slot = found.slot and d.group_id = found.group_id and d.id = found.id
      and (found.version < ${version} or found.is_newer)`
  return count > 0
}

/** Stores when the provider's menu changed, for the latest change; a time in the future counts as now. */
export async function saveMenuChange(
  sql: Statements,
  restaurantId: number,
  changedAt: Date,
  now: Date,
): Promise<void> {
  await sql`
    update restaurant_pos_settings
    set menu_changed_at = greatest(menu_changed_at, least(${changedAt}::timestamptz(3), ${now}))
    where restaurant_id = ${restaurantId}`
}
