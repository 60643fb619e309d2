// The groups of options of a menu: queries of their owner, and how dishes have them.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import type {
  addOptionGroup,
  changeOptionGroup,
  MenuOptionGroup,
  OwnOptionGroup,
} from '@tablemate/contract/option-groups.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { isPayable, payableStep } from '@tablemate/domain/money.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { fragment } from '../../db/sql.ts'
import { problem } from '../../problems.ts'
import type { LockedMenu } from '../../restaurant/change-menu.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { requireWithinLimits } from './require-within-limits.ts'

type Body = CheckedOf<typeof addOptionGroup, 'body'>
type OwnOption = OwnOptionGroup['options'][number]
export type StoredOption = Omit<OwnOption, 'translations' | 'soldOutUntil'> & {
  readonly translations: Body['translations']
  /** Its id at the group's `remoteProvider`. */
  readonly remoteId?: string
  /** ISO time; null: until the staff put it back. */
  readonly soldOutUntil: string | null
}

export interface OptionGroupRow {
  readonly id: number
  readonly name: string
  readonly kitchenName: string | null
  readonly min: number
  readonly max: number
  readonly options: readonly StoredOption[]
  readonly translations: Body['translations'] | null
  /** The point of sale that the group came from. */
  readonly remoteProvider: string | null
}

/** A group to write; one that comes from a point of sale names the ids of its options there. */
type WrittenGroup = Omit<Body, 'itemIds' | 'options'> & {
  readonly remoteProvider?: string | null
  readonly options: readonly (Body['options'][number] & { readonly remoteId?: string | null })[]
}

export const optionGroupColumns = fragment`g.id, g.name, g.kitchen_name as "kitchenName", g.min, g.max, g.options, g.translations,
  g.remote_provider as "remoteProvider"`

/** All groups with the number of their dishes, oldest first; with an id only that one. */
export async function listOptionGroups(
  sql: Sql | Transaction,
  restaurantId: number,
  id: number | null = null,
): Promise<OwnOptionGroup[]> {
  const rows = await sql<(OptionGroupRow & { itemCount: number })[]>`
    select ${optionGroupColumns}, coalesce(used.count, 0) as "itemCount" from option_groups g left join (
      select unnest(option_group_ids) as id, count(*) as count from menu_items where restaurant_id = ${restaurantId} group by 1
    ) used using (id)
    where g.restaurant_id = ${restaurantId} and (${id}::bigint is null or g.id = ${id}::bigint) order by g.id`
  return rows.map(({ itemCount, ...row }) => ({
    ...asMenuGroup(row),
    kitchenName: row.kitchenName,
    options: row.options.map(option => ({ ...asMenuOption(option), kitchenName: option.kitchenName })),
    itemCount,
  }))
}

/** The groups of these dishes, as diners see them, by id. */
export async function listMenuOptionGroups(
  sql: Sql | Transaction,
  restaurantId: number,
  menuItems: readonly { readonly optionGroupIds: readonly number[] }[],
): Promise<ReadonlyMap<number, MenuOptionGroup>> {
  const ids = [...new Set(menuItems.flatMap(({ optionGroupIds }) => optionGroupIds))]
  if (ids.length === 0) return new Map()
  const rows = await sql<OptionGroupRow[]>`
    select ${optionGroupColumns} from option_groups g where g.restaurant_id = ${restaurantId} and g.id = any(${ids}::bigint[])`
  return new Map(rows.map(row => [row.id, asMenuGroup(row)]))
}

/** Throws 'invalid' with the field `optionGroupIds` for the id of no group of the restaurant. */
export async function requireOptionGroups(
  { tx, restaurantId }: LockedMenu,
  ids: readonly number[],
): Promise<void> {
  const known = await tx.count`
    select from option_groups where restaurant_id = ${restaurantId} and id = any(${ids}::bigint[])`
  if (known < ids.length) throw problem('invalid', { fields: { optionGroupIds: 'unknown' } })
}

/**
 * Throws 'invalid' for a price that the restaurant's currency cannot pay, 'menu-item-not-found' and 'too-many-option-groups'.
 */
export async function insertOptionGroup(locked: LockedMenu, body: Body): Promise<OwnOptionGroup> {
  const id = await writeOptionGroup(locked, null, body)
  if (body.itemIds) await attach(locked, id, body.itemIds)
  await requireWithinLimits(locked)
  return requireOptionGroup(locked, id)
}

/** Throws as `insertOptionGroup`, 'option-group-not-found', 'changed-meanwhile', and 'invalid' for an id of another group. */
export async function updateOptionGroup(
  locked: LockedMenu,
  id: number,
  { base, ...body }: CheckedOf<typeof changeOptionGroup, 'body'>,
): Promise<OwnOptionGroup> {
  const before = await lockRow(locked, id)
  if (base)
    requireUnchanged(
      { ...body, base: { ...base } },
      { ...optionGroupBodyOf(before), itemIds: await listItemIds(locked, id) },
    )
  await writeOptionGroup(locked, before, body)
  if (body.itemIds) await attach(locked, id, body.itemIds)
  await requireWithinLimits(locked)
  return requireOptionGroup(locked, id)
}

/** Adds a group, or replaces one; returns its id. Checks no limits, which the caller does. Throws as `updateOptionGroup`. */
export async function writeOptionGroup(
  locked: LockedMenu,
  before: Pick<OptionGroupRow, 'id' | 'options' | 'remoteProvider'> | null,
  body: WrittenGroup,
): Promise<number> {
  const { tx, restaurantId } = locked
  const { name, kitchenName, min, max } = body
  const remoteProvider = body.remoteProvider ?? before?.remoteProvider ?? null
  const options = await withIds(locked, body, before?.options ?? [])
  const translations = JSON.stringify(body.translations)
  const [row] = before
    ? await tx<{ id: number }[]>`
        update option_groups set name = ${name}, kitchen_name = ${kitchenName}, min = ${min}, max = ${max},
          translations = ${translations}, remote_provider = ${remoteProvider} where id = ${before.id} returning id`
    : await tx<{ id: number }[]>`
        insert into option_groups (restaurant_id, name, kitchen_name, min, max, options, translations, remote_provider)
        values (${restaurantId}, ${name}, ${kitchenName}, ${min}, ${max}, '[]', ${translations}, ${remoteProvider})
        returning id`
  const id = row?.id ?? 0
  await writeOptions(locked, id, options)
  return id
}

/** Throws 'option-group-not-found'. */
export async function deleteOptionGroup(locked: LockedMenu, id: number): Promise<void> {
  const { tx, restaurantId } = locked
  await lockRow(locked, id)
  await tx`
    update menu_items set option_group_ids = array_remove(option_group_ids, ${id}::bigint)
    where restaurant_id = ${restaurantId} and ${id} = any(option_group_ids)`
  await tx`delete from option_groups where id = ${id}`
}

/** Gives the group to these dishes alone: those that get it have it last. Throws 'menu-item-not-found'. */
async function attach(
  { tx, restaurantId, now }: LockedMenu,
  id: number,
  itemIds: readonly number[],
): Promise<void> {
  const known = await tx.count`
    select from menu_items where restaurant_id = ${restaurantId} and id = any(${itemIds}::bigint[])`
  if (known < itemIds.length) throw problem('menu-item-not-found')
  await tx`
    update menu_items set updated_at = ${now}, option_group_ids = case when id = any(${itemIds}::bigint[])
      then option_group_ids || ${id}::bigint else array_remove(option_group_ids, ${id}::bigint) end
    where restaurant_id = ${restaurantId} and (id = any(${itemIds}::bigint[])) <> (${id} = any(option_group_ids))`
}

async function listItemIds({ tx, restaurantId }: LockedMenu, id: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from menu_items where restaurant_id = ${restaurantId} and ${id} = any(option_group_ids) order by id`
  return rows.map(row => row.id)
}

/** Changes the prices of all options, with their sign. Throws 'invalid' if one becomes too large. */
export async function changeOptionPrices(
  locked: LockedMenu,
  change: (price: number) => number,
): Promise<void> {
  const { tx, restaurantId } = locked
  const rows = await tx<
    OptionGroupRow[]
  >`select ${optionGroupColumns} from option_groups g where g.restaurant_id = ${restaurantId}`
  for (const { id, options } of rows) {
    const changed = options.map(option => ({
      ...option,
      price: Math.sign(option.price) * change(Math.abs(option.price)),
    }))
    if (changed.some(({ price }) => Math.abs(price) > limits.price))
      throw problem('invalid', { fields: { menuPrices: 'too-large' } })
    await writeOptions(locked, id, changed)
  }
}

/** The options of a body: those that the group has keep their availability, the others get ids. */
async function withIds(
  { tx, restaurantId, currency }: LockedMenu,
  { options, remoteProvider }: WrittenGroup,
  before: readonly StoredOption[],
): Promise<StoredOption[]> {
  const at = (test: (option: WrittenGroup['options'][number]) => boolean) =>
    options.flatMap((option, index) => (test(option) ? [index] : []))
  const fields = Object.fromEntries([
    ...at(({ price }) => !isPayable(Math.abs(price), payableStep(currency))).map(
      index => [`options.${index}.price`, 'not-payable'] as const,
    ),
    ...at(({ id }) => id !== null && !before.some(option => option.id === id)).map(
      index => [`options.${index}.id`, 'unknown'] as const,
    ),
  ])
  if (Object.keys(fields).length > 0) throw problem('invalid', { fields })
  const newCount = at(({ id }) => id === null).length
  const [last] = await tx<{ id: number }[]>`
    update restaurants set last_option_id = last_option_id + ${newCount} where id = ${restaurantId}
    returning last_option_id as id`
  let nextId = (last?.id ?? 0) - newCount
  return options.map(({ id, remoteId: newId, ...option }) => {
    const same = before.find(one => one.id === id)
    const { isAvailable = true, soldOutUntil = null } = same ?? {}
    // Its owner edits a group without the ids, which it keeps.
    const remoteId = remoteProvider ? newId : same?.remoteId
    return { id: id ?? ++nextId, ...option, isAvailable, soldOutUntil, ...(remoteId && { remoteId }) }
  })
}

export async function writeOptions(
  { tx }: LockedMenu,
  id: number,
  options: readonly StoredOption[],
): Promise<void> {
  const times = options.flatMap(({ soldOutUntil }) => soldOutUntil ?? []).sort()
  await tx`
    update option_groups set options = ${JSON.stringify(options)}, sold_out_until = ${times[0] ?? null} where id = ${id}`
}

/** The menu is locked, and with it the row. Throws 'option-group-not-found'. */
async function lockRow({ tx, restaurantId }: LockedMenu, id: number): Promise<OptionGroupRow> {
  const [row] = await tx<OptionGroupRow[]>`
    select ${optionGroupColumns} from option_groups g where g.restaurant_id = ${restaurantId} and g.id = ${id}`
  if (!row) throw problem('option-group-not-found')
  return row
}

async function requireOptionGroup({ tx, restaurantId }: LockedMenu, id: number): Promise<OwnOptionGroup> {
  const [group] = await listOptionGroups(tx, restaurantId, id)
  if (!group) throw problem('option-group-not-found')
  return group
}

/** As a form sends it back unchanged. */
export function optionGroupBodyOf({
  name,
  kitchenName,
  min,
  max,
  options,
  translations,
}: Pick<OptionGroupRow, 'name' | 'kitchenName' | 'min' | 'max'> & {
  readonly translations?: Body['translations'] | null | undefined
  readonly options: readonly (Omit<Body['options'][number], 'translations'> & {
    readonly translations?: Body['translations'] | undefined
  })[]
}): Body {
  return {
    ...{ name, kitchenName, min, max },
    options: options.map(({ id, name, kitchenName, price, isDefault, allergens, translations }) => ({
      ...{ id, name, kitchenName, price, isDefault, allergens, translations: translations ?? [] },
    })),
    translations: translations ?? [],
  }
}

function asMenuGroup({ id, name, min, max, options, translations }: OptionGroupRow): MenuOptionGroup {
  return {
    ...{ id, name, min, max },
    options: options.map(asMenuOption),
    ...(translations?.length && { translations }),
  }
}

function asMenuOption({ id, name, price, isDefault, isAvailable, soldOutUntil, ...option }: StoredOption) {
  const { allergens, translations } = option
  return {
    ...{ id, name, price, isDefault, isAvailable, allergens },
    ...(soldOutUntil && { soldOutUntil }),
    ...(translations.length > 0 && { translations }),
  }
}
