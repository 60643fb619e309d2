// A step of `importMenuItems` (queries.ts): renames and moves existing dishes, which keep their ids.

import { freeRenames } from '@tablemate/domain/menu/free-renames.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import { type PreparedImport, records } from './import-rows.ts'
import { withoutNames } from './stored-translations.ts'

/**
 * Skips a row whose name and category belong to another dish, unless that dish is itself renamed or moved. Returns how many
 * dishes it moved or renamed.
 */
export async function moveMenuItems(
  { tx, restaurantId, now }: LockedMenu,
  { rows, moves }: Pick<PreparedImport, 'rows' | 'moves'>,
): Promise<number> {
  if (moves.length === 0) return 0
  const menu = await tx<{ id: number; key: string }[]>`
    select id, category_key || chr(10) || name_key as key from menu_items where restaurant_id = ${restaurantId}`
  const ids = [...freeRenames(moves, menu)]
  // First a key that no name has, because PostgreSQL checks uniqueness after each row.
  await tx`
    update menu_items set name_key = chr(1) || id
    where restaurant_id = ${restaurantId} and id = any(${ids}::bigint[])`
  return tx.count`
    update menu_items m set name = r.name, name_key = r.key, category_key = r."categoryKey", updated_at = ${now},
      translations = case when m.name = r.name then m.translations else ${withoutNames} end,
      position = case when m.category_key = r."categoryKey" then m.position end
    from ${records(rows)}
    where m.id = r."itemId" and m.restaurant_id = ${restaurantId} and m.name_key = chr(1) || m.id`
}
