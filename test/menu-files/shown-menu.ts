// Tables and readings of menu files in a short notation, so that tests are easy to read.

import type { MenuReading, ReadItem } from '@tablemate/menu-reader/menu-reading.ts'
import { separateSizes } from '@tablemate/menu-reader/sizes.ts'

/** The rows of a table that is written with one line for each, and a mark between the cells. */
export function rowsOf(text: string, delimiter = '|') {
  return text
    .replace(/^\n/, '')
    .split('\n')
    .map((line, at) => ({ row: at + 1, cells: line.trimStart().split(delimiter) }))
}

/** The dishes, once for each of their sizes. */
export function menuRows(reading: MenuReading): ReadItem[] {
  return reading.kind === 'read' ? reading.items.flatMap(separateSizes) : []
}

/** "Mains: Pie 900, Tart – [no-price]; Drinks: Tea 200": the dishes by category, each with its price and its doubts. */
export function shownMenuItems(reading: MenuReading): string {
  if (reading.kind !== 'read') return reading.why
  const items = menuRows(reading)
  return items
    .map(({ category, name, price, doubts }, at) => {
      const menuItem = `${name} ${price ?? '–'}${doubts.length > 0 ? ` [${doubts.join(', ')}]` : ''}`
      const before = items[at - 1]
      if (before?.category === category) return `, ${menuItem}`
      return `${before ? '; ' : ''}${category && `${category}: `}${menuItem}`
    })
    .join('')
}

/** The same, with the doubts of the file: "Mains: Pie 900 | first-price-taken". */
export function shownMenu(reading: MenuReading): string {
  const doubts = reading.kind === 'read' ? reading.doubts : []
  return `${shownMenuItems(reading)}${doubts.length > 0 ? ` | ${doubts.join(', ')}` : ''}`
}

/** "Latte: Milk 0-1: Oat 60, Soy* 50": each group of options of a dish, with its default marked. */
export function shownOptions(reading: MenuReading): string[] {
  if (reading.kind !== 'read') return [reading.why]
  return reading.items.flatMap(item =>
    (item.optionGroups ?? []).map(({ name, min, max, options }) => {
      const shown = options.map(option => `${option.name}${option.isDefault ? '*' : ''} ${option.price}`)
      return `${item.name}: ${name} ${min}-${max}: ${shown.join(', ')}`
    }),
  )
}
