// A dish in several sizes is read as one row for each. They become one dish with a group of sizes, and rows again where an
// owner wants separate dishes. Pure.

import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { detailsOf } from '@tablemate/domain/menu/menu-item-details.ts'
import { optionsOfSizes } from '@tablemate/domain/menu/sizes.ts'
import { lengthOf, menuItemKey } from '@tablemate/domain/plain-text.ts'
import { wordsOf } from './header-words.ts'
import type { ReadItem, ReadOption, ReadOptionGroup } from './menu-reading.ts'

/** A dish in one of its sizes. */
export interface SizedItem {
  /** Without its size in the name. */
  readonly item: ReadItem
  /** '' for a dish in one size. `translations`: its name in other languages. */
  readonly size: Pick<ReadOption, 'name' | 'translations'>
  /** The group of sizes as the file names it. */
  readonly groupName: string
}

/** In the order of the file. Rows that differ in more than size and price stay separate dishes, with the size in the name. */
export function joinSizes(rows: readonly SizedItem[]): ReadItem[] {
  const byName = groupBy(
    rows,
    ({ item: { category, name } }) => `${menuItemKey(category)}\n${menuItemKey(name)}`,
  )
  const joined = new Map<SizedItem, ReadItem | null>()
  for (const sizes of byName.values()) {
    const one = joinedItem(sizes)
    if (one) for (const [at, row] of sizes.entries()) joined.set(row, at === 0 ? one : null)
  }
  return rows.flatMap(row => {
    const one = joined.get(row)
    return one === undefined ? [inSize(row.item, row.size)] : (one ?? [])
  })
}

function joinedItem(rows: readonly SizedItem[]): ReadItem | null {
  const [first] = rows
  if (!first || rows.length < 2 || rows.length > limits.optionsPerGroup || first.item.name === '') return null
  const prices = rows.flatMap(({ item }) => item.price ?? [])
  const names = new Set(rows.map(({ size }) => menuItemKey(size.name)))
  const areAlike = new Set(rows.map(({ item }) => contentOf(item))).size === 1
  const areNamed = rows.every(({ size: { name } }) => name !== '' && lengthOf(name) <= limits.itemName)
  if (prices.length < rows.length || names.size < rows.length || !areAlike || !areNamed) return null
  const options = optionsOfSizes(rows.map(({ size, item }) => ({ name: size.name, price: item.price ?? 0 })))
  const places = [
    ...new Map(rows.flatMap(({ item }) => item.places ?? []).map(one => [JSON.stringify(one), one])).values(),
  ]
  return {
    ...first.item,
    ...(places.length > 0 && { places }),
    priceText: rows
      .map(({ size, item }) => `${size.name} ${item.priceText}`)
      .join(' · ')
      .slice(0, 200),
    optionGroups: [
      {
        ...{ name: first.groupName, areSizes: true, min: 1, max: 1 },
        options: options.map((option, at) => ({ ...rows[at]?.size, ...option })),
      },
      ...(first.item.optionGroups ?? []),
    ],
    doubts: [...new Set(rows.flatMap(({ item }) => item.doubts))],
  }
}

function contentOf(item: ReadItem): string {
  const { description, allergensText, optionGroups, translations } = item
  return JSON.stringify([description, allergensText, optionGroups, translations, detailsOf(item)])
}

/** The dishes with indexes in a list of their groups, which has each group once. */
export function shareOptionGroups<Item extends Pick<ReadItem, 'optionGroups'>>(items: readonly Item[]) {
  const groups = new Map<string, { readonly at: number; readonly group: ReadOptionGroup }>()
  const indexOf = (group: ReadOptionGroup) => {
    const key = JSON.stringify(group)
    const found = groups.get(key) ?? { at: groups.size, group }
    groups.set(key, found)
    return found.at
  }
  const rows = items.map(({ optionGroups, ...item }) => ({
    ...item,
    ...(optionGroups && { optionGroups: optionGroups.map(indexOf) }),
  }))
  return { rows, optionGroups: [...groups.values()].map(({ group }) => group) }
}

/** The dish once for each of its sizes, with the size in its name; the dish itself if it has one size. */
export function separateSizes(item: ReadItem): ReadItem[] {
  const sizes = item.optionGroups?.find(({ areSizes }) => areSizes)
  if (!sizes) return [item]
  const { optionGroups, ...rest } = item
  const others = optionGroups?.filter(group => group !== sizes) ?? []
  return sizes.options.map(option =>
    inSize(
      {
        ...rest,
        price: item.price === null ? null : item.price + option.price,
        ...(others.length > 0 && { optionGroups: others }),
      },
      option,
    ),
  )
}

function inSize(item: ReadItem, size: SizedItem['size']): ReadItem {
  const name = withSize(item.name, size.name)
  if (name === item.name) return item
  const isLong = lengthOf(name) > limits.itemName && !item.doubts.includes('name-too-long')
  return {
    ...item,
    name,
    ...(item.translations && {
      translations: item.translations.map(one => {
        const own = size.translations?.find(({ language }) => language === one.language)
        return one.name === null && !own
          ? one
          : { ...one, name: withSize(one.name ?? item.name, own?.name ?? size.name) }
      }),
    }),
    doubts: isLong ? [...item.doubts, 'name-too-long'] : item.doubts,
  }
}

/** "Margherita (Large)". The default size of a program is not added. */
export function withSize(name: string, size: string): string {
  return name === '' || size === '' || plainSizes.has(wordsOf(size)) ? name : `${name} (${size})`
}

const plainSizes = new Set(
  'regular,standard,default,normal,default title,default variant,einzeln,unico,unica,n a,none,base'.split(
    ',',
  ),
)
