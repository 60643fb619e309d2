// The example orders of packages/order-parser/src/example-orders, a text file per kitchen.

import { readdirSync, readFileSync } from 'node:fs'
import type { MenuEntry } from '@tablemate/order-parser/parsed-order.ts'
import { menuOf } from './notation.ts'

interface ExampleOrders {
  readonly title: string
  /** null to parse without a menu. */
  readonly menu: MenuEntry[] | null
  /** What a diner said, and the slip that it must become. */
  readonly rows: [said: string, slip: string][]
}

const folder = new URL('../../packages/order-parser/src/example-orders/', import.meta.url)

/**
 * Reads all files. "##" starts a menu, whose lines are "category: names"; "###" starts further orders at the same menu. An
 * order is "sentence → slip". A section without categories has no menu.
 */
export function readExampleOrders(): ExampleOrders[] {
  return readdirSync(folder)
    .sort()
    .flatMap(name => sectionsOf(name, readFileSync(new URL(name, folder), 'utf8')))
}

function sectionsOf(file: string, text: string): ExampleOrders[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap(section => {
      const [head = '', ...parts] = section.split(/^### /m)
      const categories = head.split('\n').flatMap(line => {
        const [, category, names] = /^([^→]+?): ([^→]+)$/.exec(line) ?? []
        return category && names ? [[category, names]] : []
      })
      const menu = categories.length > 0 ? menuOf(Object.fromEntries(categories)) : null
      const place = `${file}: ${titleOf(head)}`
      return [
        { title: place, menu, rows: rowsOf(head) },
        ...parts.map(part => ({ title: `${place}, ${titleOf(part)}`, menu, rows: rowsOf(part) })),
      ].filter(({ rows }) => rows.length > 0)
    })
}

const titleOf = (section: string) => section.slice(0, section.indexOf('\n'))

const rowsOf = (section: string) =>
  section
    .split('\n')
    .filter(line => line.includes('→'))
    .map((line): [string, string] => {
      const [said = '', slip = ''] = line.split('→').map(side => side.trim())
      return [said, slip]
    })
