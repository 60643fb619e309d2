// What diners learn about the restaurant of their group, as conditions on `g`, a row of groups.

import { receivesDeliveries } from '../outgoing/destinations.ts'

/** The orders also leave for its point of sale or webhook. */
export const sendsToPos = `g.restaurant_id is not null and exists (
        select from destinations t join restaurant_kitchens k using (restaurant_id)
        where restaurant_id = g.restaurant_id and t.kind in ('pos', 'webhook') and ${receivesDeliveries}
          and k.mode <> 'off')`

/** It takes no orders for dishes that are not on its menu. */
export const isMenuOnly = `g.restaurant_id is not null and exists (
        select from restaurant_kitchens where restaurant_id = g.restaurant_id and mode <> 'off' and off_menu = 'never')`
