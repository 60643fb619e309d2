// Which rows of a file, or of an owner's corrections, may be imported. One that may not refuses all of them.

import * as limits from '@tablemate/domain/limits.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { readText } from '@tablemate/test/restaurants/menu.ts'
import { describe, expect, test } from 'vitest'
import { importOfBody, importOfFile } from './prepare-import.ts'

describe('Corrected rows', () => {
  const soup = { name: 'Soup', price: 650, category: 'Starters', description: '' }
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...soup, name: `Soup ${at}` }))
  const bodyWith = (fault: object) => JSON.stringify({ rows: [soup, { ...soup, ...fault }] })

  test.each<[string, object]>([
    ['{"rows":[', { body: 'malformed' }],
    ['{"rows":[],"__proto__":{"isAdmin":true}}', { body: 'malformed' }],
    ['{"rows":[],"constructor":{"prototype":{"isAdmin":true}}}', { body: 'malformed' }],
    ['null', { body: 'required' }],
    ['[]', { body: 'wrong-type' }],
    ['{}', { rows: 'required' }],
    ['{"rows":{}}', { rows: 'wrong-type' }],
    ['{"rows":[]}', { rows: 'required' }],
    [bodyWith({ price: 1e9 }), { 'rows.1.price': 'too-large' }],
    [bodyWith({ price: 12.5 }), { 'rows.1.price': 'wrong-type' }],
    [bodyWith({ price: '5' }), { 'rows.1.price': 'wrong-type' }],
    [bodyWith({ price: null }), { 'rows.1.price': 'required' }],
    [bodyWith({ name: ' ' }), { 'rows.1.name': 'required' }],
    [bodyWith({ category: 'x'.repeat(61) }), { 'rows.1.category': 'too-long' }],
    [bodyWith({ description: 'a\u0000b' }), { 'rows.1.description': 'forbidden-characters' }],
    [
      JSON.stringify({ rows: many(1300).with(1203, { ...soup, name: '' }) }),
      { 'rows.1203.name': 'required' },
    ],
    [JSON.stringify({ rows: many(1300), removed: 'all' }), { removed: 'wrong-type' }],
    [JSON.stringify({ rows: many(limits.menuImportRows + 1) }), { rows: 'too-long' }],
  ])('are refused with the field at fault: %.50s', (body, fields) => {
    expect(prepare(body)).toEqual({ kind: 'refused', problem: 'invalid', fields })
  })

  test('must be payable in the restaurant’s currency', () => {
    const body = JSON.stringify({ rows: [soup] })
    expect(prepare(body, 'KRW')).toMatchObject({ fields: { 'rows.0.price': 'not-payable' } })
    const extras = { name: 'Extras', min: 0, max: 1, options: [{ name: 'Egg', price: -150 }] }
    const withExtras = JSON.stringify({
      rows: [{ ...soup, price: 600, optionGroups: [0] }],
      optionGroups: [extras],
    })
    expect(prepare(withExtras, 'KRW')).toMatchObject({ fields: { 'optionGroups.0.options': 'not-payable' } })
    expect(prepare(body)).toMatchObject({ kind: 'import' })
  })
})

test.each<[string, Parameters<typeof importOfFile>[1], string[]]>([
  ['Soup,5\nPasta,\nTea,1e9\n,4', 'USD', ['row 3: price', 'row 4: price', 'row 5: name']],
  [`${'so'.repeat(61)},5`, 'USD', ['row 2: name']],
  ['Ramen,900\nTea,2.5', 'JPY', ['row 3: price']],
])(
  'A file with an invalid dish is refused as a whole, with its rows: %.40j',
  async (rows, currency, faults) => {
    const reading = await readText(`Name,Price\n${rows}`, { currency })
    if (reading.kind !== 'read') throw new Error(reading.kind)
    const prepared = importOfFile(reading.items, currency)
    expect(prepared).toMatchObject({ kind: 'refused', problem: 'menu-rows-refused' })
    expect('fields' in prepared && Object.keys(prepared.fields ?? {})).toEqual(faults)
  },
)

test('A dish of a PDF without a price is named by its page', () => {
  const item = {
    ...{ row: 2, page: 2, category: '', name: 'Oysters', description: '', price: null, priceText: 'MP' },
    ...{ ...noDetails, allergensText: '', doubts: [] },
  }
  expect(importOfFile([item], 'USD')).toMatchObject({ fields: { 'page 2, dish 2: price': 'required' } })
})

function prepare(body: string, currency: Parameters<typeof importOfFile>[1] = 'USD') {
  return importOfBody(new TextEncoder().encode(body), currency)
}
