// Checks a changed menu against its limits. Its category's translations are sent with each dish, so they count with each.

import * as limits from '@tablemate/domain/limits.ts'
import { problem } from '../../problems.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'

/** Throws 'too-many-menu-items'. */
export async function requireWithinLimits({ tx, restaurantId }: LockedMenu): Promise<void> {
  const [found] = await tx<{ count: number; bytes: number }[]>`
    select count(*) as count, coalesce(sum(octet_length(i.name) + coalesce(octet_length(i.description), 0)
      + coalesce(octet_length(i.translations::text), 0) + coalesce(octet_length(c.translations::text), 0)), 0)::bigint as bytes
    from menu_items i join menu_categories c on c.restaurant_id = i.restaurant_id and c.key = i.category_key
    where i.restaurant_id = ${restaurantId}`
  const { count = 0, bytes = 0 } = found ?? {}
  if (count > limits.menuItems || bytes > limits.menuTextBytes) throw problem('too-many-menu-items')
}
