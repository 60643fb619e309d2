// Checks a changed menu against its limits. The translations of its category and its groups of options are sent with each dish,
// so they count with each.

import * as limits from '@tablemate/domain/limits.ts'
import { problem } from '../../problems.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'

/** Throws 'too-many-menu-items' and 'too-many-option-groups'. */
export async function requireWithinLimits(locked: LockedMenu): Promise<void> {
  const { tx, restaurantId } = locked
  const [found] = await tx<{ count: number; bytes: number }[]>`
    select count(*) as count, coalesce(sum(octet_length(i.name) + coalesce(octet_length(i.description), 0)
      + coalesce(octet_length(i.translations::text), 0) + coalesce(octet_length(c.translations::text), 0)), 0)::bigint as bytes
    from menu_items i join menu_categories c on c.restaurant_id = i.restaurant_id and c.key = i.category_key
    where i.restaurant_id = ${restaurantId}`
  const { count = 0, bytes = 0 } = found ?? {}
  if (count > limits.menuItems || bytes > limits.menuTextBytes) throw problem('too-many-menu-items')
  await requireOptionsWithinLimits(locked)
}

async function requireOptionsWithinLimits({ tx, restaurantId }: LockedMenu): Promise<void> {
  const [found] = await tx<{ count: number; most: number; bytes: number }[]>`
    select (select count(*) from option_groups where restaurant_id = ${restaurantId}) as count,
      coalesce(max(cardinality(option_group_ids)), 0) as most,
      coalesce(sum((select sum(octet_length(g.options::text) + octet_length(coalesce(g.translations, '[]')::text))
        from option_groups g where g.id = any(i.option_group_ids))), 0)::bigint as bytes
    from menu_items i where restaurant_id = ${restaurantId}`
  const { count = 0, most = 0, bytes = 0 } = found ?? {}
  if (count > limits.optionGroups || most > limits.optionGroupsPerMenuItem || bytes > limits.menuOptionBytes)
    throw problem('too-many-option-groups')
}
