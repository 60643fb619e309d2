// The columns of what a restaurant states about a dish, as contract/menu.ts declares it.

import { menuItemDetails } from '@tablemate/contract/menu.ts'
import type { MenuItemDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { columnOf, fragment, join, raw } from '../../db/sql.ts'

const details = Object.entries(menuItemDetails).map(([name, { none }]) => ({
  name: name as keyof MenuItemDetails,
  column: columnOf(name),
  type: Array.isArray(none) ? 'text[]' : 'integer',
  none,
}))

const list = (text: (column: string, name: string, type: string) => string) =>
  raw(details.map(({ column, name, type }) => text(column, name, type)).join(', '))

/** `allergens, diets, …` */
export const detailColumns = list(column => column)
/** For a `select` from the table `i`. */
export const selectedDetails = list((column, name) => `i.${column} as "${name}"`)
/** For a `select` from `records`. */
export const recordedDetails = join(
  details.map(({ name, none }) => fragment`coalesce(r.${raw(`"${name}"`)}, ${none})`),
  ', ',
)
/** The names of the fields of `records`, without and with their types. */
export const [detailNames, detailTypes] = [
  list((_, name) => `"${name}"`),
  list((_, name, type) => `"${name}" ${type}`),
]
/** The assignments of an import: a dish `m` keeps what the row does not state. */
export const importedDetails = join(
  details.map(({ column, none, type }) => {
    const [set, coming, present] = [raw(column), raw(`excluded.${column}`), raw(`m.${column}`)]
    return fragment`${set} = coalesce(nullif(${coming}, ${none}::${raw(type)}), ${present})`
  }),
  ', ',
)

type Given = { readonly [Name in keyof MenuItemDetails]?: MenuItemDetails[Name] | null | undefined }

/** The values of a new dish, in the order of `detailColumns`. */
export function detailValues(given: Given) {
  return join(
    details.map(({ name, none }) => fragment`${given[name] ?? none}`),
    ', ',
  )
}

/** The columns to change; null clears. */
export function changedDetails(given: Given): Record<string, readonly string[] | number> {
  return Object.fromEntries(
    details.flatMap(({ name, column, none }) =>
      given[name] === undefined ? [] : [[column, given[name] ?? none]],
    ),
  )
}
