// What diners learn about the restaurant of their group, as columns of a query with `g`, a row of groups, and its changes.

import type { Group } from '@tablemate/contract/groups.ts'
import { currenciesWithoutCards } from '@tablemate/domain/payments/card-payment.ts'
import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { receivesDeliveries } from '../outgoing/destinations.ts'

export type RestaurantFacts = Pick<
  Group,
  'sendsToPos' | 'takesCards' | 'isMenuOnly' | 'isOrderingPaused' | 'opening' | 'takesDemo'
>

/** Whether the restaurant has a kitchen that takes orders from phones, and this holds for it. */
const kitchenWith = (condition: string) => `exists (
        select from restaurant_kitchens where restaurant_id = g.restaurant_id and mode <> 'off' and ${condition})`

const expressions: Readonly<Record<keyof RestaurantFacts, string>> = {
  sendsToPos: `exists (
        select from destinations t join restaurant_kitchens k using (restaurant_id)
        where restaurant_id = g.restaurant_id and t.kind in ('pos', 'webhook') and ${receivesDeliveries}
          and k.mode <> 'off')`,
  // By card: the restaurant has switched that on, Stripe has not refused its key, and charges cards in the group's currency.
  takesCards: `g.currency <> all('{${currenciesWithoutCards.join()}}') and exists (
        select from restaurant_pos_settings where restaurant_id = g.restaurant_id and takes_cards
          and sealed_stripe_key is not null and sealed_stripe_secret is not null and stripe_fault is null)`,
  isMenuOnly: kitchenWith("off_menu = 'never'"),
  isOrderingPaused: kitchenWith('is_paused'),
  opening: `(select json_build_object('isOpen', is_open,
          'changesAt', to_char(changes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from restaurant_kitchens
        where restaurant_id = g.restaurant_id and mode <> 'off' and (changes_at is not null or not is_open))`,
  // The demo takes no money. Never where real money is taken on phones, whatever became of the key, and not where the restaurant
  // has switched it off.
  takesDemo: `not exists (select from restaurant_pos_settings
        where restaurant_id = g.restaurant_id and (had_stripe_key or not demo_payments))`,
}

/** The columns of `RestaurantFacts`. */
export const restaurantFacts = Object.entries(expressions)
  .map(([name, expression]) => `${expression} as "${name}"`)
  .join(', ')

/** Sends the current facts to the phones of the restaurant's groups, after its owner's change was committed. */
export async function publishFacts(
  { database, clock, events }: Pick<AppContext, 'database' | 'clock' | 'events'>,
  restaurantId: number,
): Promise<void> {
  const now = clock()
  const groups = await inTransaction(database, async tx => {
    await lockGroupsOf(tx, restaurantId, now)
    return reviseFacts(tx, restaurantId, now)
  })
  for (const groupId of groups) events.announce('group-changed', { groupId })
}

/** Locks the restaurant's groups in the order in which batches of orders lock them: no deadlocks. */
export async function lockGroupsOf(tx: Transaction, restaurantId: number, now: Date): Promise<void> {
  await tx`
    select from groups where restaurant_id = ${restaurantId} and expires_at > ${now} order by slot, id for no key update`
}

/** Raises the revisions of the facts in the restaurant's groups, which the caller has locked and will announce. Returns their ids. */
export async function reviseFacts(tx: Transaction, restaurantId: number, now: Date): Promise<string[]> {
  // A new code and new facts send the same part of the group to phones, so they share a revision.
  const groups = await tx<{ id: string }[]>`
    update groups set revision = revision + 1, code_revision = revision + 1
    where restaurant_id = ${restaurantId} and expires_at > ${now} returning id`
  return groups.map(({ id }) => id)
}
