// Whether dues of a group can be paid by card: its restaurant has switched that on, Stripe has not refused its key, and charges
// cards in the group's currency.

import { currenciesWithoutCards } from '#domain/payments/card-payment.ts'

/** A condition on `g`, a row of groups. */
export const takesCards = `g.restaurant_id is not null
        and g.currency <> all('{${currenciesWithoutCards.join()}}') and exists (
        select from restaurant_pos_settings where restaurant_id = g.restaurant_id and takes_cards
          and sealed_stripe_key is not null and sealed_stripe_secret is not null and stripe_fault is null)`
