// Gives imported dishes their groups of options. A group that the menu has already stays the same one, so that its options keep
// their ids, which orders name, and stay sold out.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { isSizeGroup } from '@tablemate/domain/menu/options.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { fragment } from '../../db/sql.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import { type ImportedOptionGroup, type PreparedImport, records } from './import-rows.ts'
import { type OptionGroupRow, optionGroupColumns, writeOptionGroup } from './option-groups.ts'

interface Imported {
  readonly id: number
  /** Its groups so far. */
  readonly before: readonly number[]
  /** Indexes of its groups in the import. */
  readonly coming: readonly number[]
}

/** Throws 'invalid' for a price that the currency cannot pay. */
export async function importOptionGroups(
  locked: LockedMenu,
  { rows, optionGroups }: Pick<PreparedImport, 'rows' | 'optionGroups'>,
): Promise<void> {
  if (optionGroups.length === 0) return
  const { tx, restaurantId } = locked
  const menuItems = await tx<Imported[]>`
    select m.id, m.option_group_ids as before, r."optionGroups" as coming
    from ${records(rows)} join menu_items m
      on m.restaurant_id = ${restaurantId} and m.name_key = r.key and m.category_key = r."categoryKey"
    where cardinality(r."optionGroups") > 0`
  const present = await tx<(OptionGroupRow & { menuItemIds: number[] })[]>`
    select ${optionGroupColumns}, ${idsOfMenuItems} as "menuItemIds" from option_groups g where g.restaurant_id = ${restaurantId}`
  const byContent = groupBy(present, contentOf)
  const byId = new Map(present.map(group => [group.id, group]))
  const claimed = new Set<number>()
  const ids: number[] = []
  for (const [at, group] of optionGroups.entries()) {
    const users = menuItems.filter(({ coming }) => coming.includes(at))
    const same = byContent.get(contentOf(group))?.find(one => isSource(group, one, claimed))
    const userIds = new Set(users.map(({ id }) => id))
    const changed = [...new Set(users.flatMap(({ before }) => before))]
      .flatMap(id => byId.get(id) ?? [])
      .find(
        one => !claimed.has(one.id) && replaces(group, one) && one.menuItemIds.every(id => userIds.has(id)),
      )
    const there = same ?? changed
    if (there) claimed.add(there.id)
    const isWritten = !same || (group.remoteProvider !== null && remoteIdsOf(same) !== remoteIdsOf(group))
    ids.push(isWritten ? await writeOptionGroup(locked, there ?? null, withIdsOf(there, group)) : same.id)
  }
  const after = menuItems.map(({ id, before, coming }) => {
    const groups = coming.flatMap(at => optionGroups[at] ?? [])
    const own = coming.flatMap(at => ids[at] ?? [])
    const kept = before.filter(one => {
      const there = byId.get(one)
      return there && !groups.some(group => replaces(group, there))
    })
    return { id, ids: [...new Set([...own, ...kept])] }
  })
  await tx`
    update menu_items m set option_group_ids = r.ids
    from rows from (json_to_recordset(${JSON.stringify(after)}::text::json) as (id bigint, ids bigint[])) as r
    where m.restaurant_id = ${restaurantId} and m.id = r.id`
  const replaced = menuItems.flatMap(({ before }) => before)
  await tx`
    delete from option_groups g where g.restaurant_id = ${restaurantId} and g.id = any(${replaced}::bigint[])
      and cardinality(${idsOfMenuItems}) = 0`
}

const idsOfMenuItems = fragment`array(
  select m.id from menu_items m where m.restaurant_id = g.restaurant_id and g.id = any(m.option_group_ids))`

type Group = Pick<ImportedOptionGroup, 'name' | 'min' | 'max'> & {
  readonly remoteProvider: string | null
  readonly options: readonly (Pick<ImportedOptionGroup['options'][number], 'name' | 'price' | 'isDefault'> & {
    readonly remoteId?: string | null
  })[]
}

/** Two lists of a point of sale with the same content stay two groups, since their options have different ids. */
function isSource(group: Group, there: OptionGroupRow, claimed: ReadonlySet<number>): boolean {
  if (group.remoteProvider === null || remoteIdsOf(group) === remoteIdsOf(there)) return true
  return there.remoteProvider !== group.remoteProvider && !claimed.has(there.id)
}

function remoteIdsOf({ remoteProvider, options }: Group): string {
  return JSON.stringify([remoteProvider, ...options.map(({ remoteId }) => remoteId ?? null)])
}

/** What the import says of a group: one with the same content has it already. */
function contentOf({ name, min, max, options }: Group): string {
  const priced = options.map(option => [menuItemKey(option.name), option.price, option.isDefault])
  return JSON.stringify([menuItemKey(name), min, max, priced])
}

/** A dish has one group of a name, sizes once, and a list of the point of sale once, whatever it is called now. */
function replaces(group: Group, there: Group): boolean {
  return (
    menuItemKey(group.name) === menuItemKey(there.name) ||
    (isSizeGroup(group) && isSizeGroup(there)) ||
    there.options.some(option => option.remoteId && isKnownBy(group, there, option.remoteId))
  )
}

function isKnownBy(group: Group, { remoteProvider }: Group, remoteId: string): boolean {
  return group.remoteProvider === remoteProvider && group.options.some(option => option.remoteId === remoteId)
}

/** Options that have kept their id at the point of sale or their name are the same as before, with what the import does not state. */
function withIdsOf(before: OptionGroupRow | undefined, group: ImportedOptionGroup): ImportedOptionGroup {
  const there = new Map(before?.options.map(option => [menuItemKey(option.name), option]))
  const isSameSource = before?.remoteProvider === group.remoteProvider
  const byRemoteId = new Map(
    isSameSource ? before?.options.flatMap(one => (one.remoteId ? [[one.remoteId, one] as const] : [])) : [],
  )
  const found = new Set(group.options.map(({ remoteId }) => byRemoteId.get(remoteId ?? '')))
  return {
    ...group,
    kitchenName: group.kitchenName ?? before?.kitchenName ?? null,
    translations: group.translations.length > 0 ? group.translations : (before?.translations ?? []),
    options: group.options.map(option => {
      const named = there.get(menuItemKey(option.name))
      const same = byRemoteId.get(option.remoteId ?? '') ?? (found.has(named) ? undefined : named)
      return {
        ...option,
        id: same?.id ?? null,
        kitchenName: option.kitchenName ?? same?.kitchenName ?? null,
        allergens: option.allergens.length > 0 ? option.allergens : (same?.allergens ?? []),
        translations: option.translations.length > 0 ? option.translations : (same?.translations ?? []),
      }
    }),
  }
}
