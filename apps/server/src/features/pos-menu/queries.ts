// Records when a menu was taken from the point of sale, in the row of its settings.

import type { LockedMenu } from '../../restaurant/change-menu.ts'

/** The time comes from the client, so it is never later than now. A change that the provider reported since then stays visible. */
export async function recordMenuTaken({ tx, restaurantId, now }: LockedMenu, takenAt: Date): Promise<void> {
  const at = takenAt < now ? takenAt : now
  await tx`
    update restaurant_pos_settings set menu_taken_at = greatest(menu_taken_at, ${at}::timestamptz)
    where restaurant_id = ${restaurantId}`
}
