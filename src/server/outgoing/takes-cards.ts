// How dues of a group can be paid on a phone. By card: its restaurant has switched that on, Stripe has not refused its key, and charges
// cards in the group's currency.

import { currenciesWithoutCards } from '#domain/payments/card-payment.ts'

/** A condition on `g`, a row of groups. */
export const takesCards = `g.restaurant_id is not null
        and g.currency <> all('{${currenciesWithoutCards.join()}}') and exists (
        select from restaurant_pos_settings where restaurant_id = g.restaurant_id and takes_cards
          and sealed_stripe_key is not null and sealed_stripe_secret is not null and stripe_fault is null)`

/**
 * A condition on `g`: whether the demo, which takes no money, may be used. Never where real money is taken on phones, whatever
 * became of the key, and not where the restaurant has switched it off.
 */
export const takesDemo = `not exists (select from restaurant_pos_settings
        where restaurant_id = g.restaurant_id and (had_stripe_key or not demo_payments))`
