// Tables and readings of menu files in a short notation, so that tests are easy to read.

import type { MenuReading } from '@tablemate/menu-reader/menu-reading.ts'

/** The rows of a table that is written with one line for each, and a mark between the cells. */
export function rowsOf(text: string, delimiter = '|') {
  return text
    .replace(/^\n/, '')
    .split('\n')
    .map((line, at) => ({ row: at + 1, cells: line.trimStart().split(delimiter) }))
}

/** "Mains: Pie 900, Tart – [no-price]; Drinks: Tea 200": the dishes by category, each with its price and its doubts. */
export function shownMenuItems(reading: MenuReading): string {
  if (reading.kind !== 'read') return reading.why
  return reading.items
    .map(({ category, name, price, doubts }, at) => {
      const menuItem = `${name} ${price ?? '–'}${doubts.length > 0 ? ` [${doubts.join(', ')}]` : ''}`
      const before = reading.items[at - 1]
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
