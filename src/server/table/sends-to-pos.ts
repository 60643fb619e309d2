// Whether a group's orders also leave for the restaurant's point of sale or webhook, which diners are told.

/** A condition on `g`, a row of groups. */
export const sendsToPos = `g.restaurant_id is not null and exists (
        select from destinations d join restaurant_kitchens k using (restaurant_id)
        where restaurant_id = g.restaurant_id and d.kind in ('pos', 'webhook') and d.is_enabled and d.fault is null
          and k.mode <> 'off')`
