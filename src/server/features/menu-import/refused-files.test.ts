// Files that are no menu: each is refused with the problem that names its fault.

import { beforeAll, describe, expect, test } from 'vitest'
import { shareApp } from '../../../../test/app/app.ts'
import { menuCsv } from '../../../../test/restaurants/menu.ts'
import { makeRestaurant, type Owner, uploadFile } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

/** A restaurant for refused imports, whose menu stays empty. */
let refusedOwner: Owner
beforeAll(async () => {
  refusedOwner = await makeRestaurant(app())
})

describe('A file that is no menu', () => {
  const bytes = (...list: number[]) => Uint8Array.from(list)
  const excel = 'PK\x03\x04 [Content_Types].xml xl/workbook.xml'
  test.each([
    ['a picture', { name: 'menu.png', type: 'image/png', content: 'x' }, 415, 'menu-file-is-picture'],
    ['a text', { name: 'menu.txt', type: 'text/plain', content: menuCsv }, 415, 'not-a-menu-file'],
    ['an archive', { name: 'menu.csv', content: 'PK\x03\x04 menu.csv' }, 415, 'menu-file-is-archive'],
    ['an Excel file', { name: 'menu.xlsx', type: '', content: excel }, 415, 'menu-file-is-spreadsheet'],
    [
      'a photo in disguise',
      { name: 'menu.pdf', content: bytes(0xff, 0xd8, 0xff) },
      415,
      'menu-file-is-picture',
    ],
    ['no name and no type', { name: 'menu', type: '', content: menuCsv }, 415, 'not-a-menu-file'],
    [
      'a cut-off PDF',
      { name: 'menu.pdf', type: 'application/pdf', content: '%PDF-1.7' },
      422,
      'menu-file-broken',
    ],
    [
      'a PDF in disguise',
      { name: 'menu.csv', type: 'text/csv', content: '%PDF-1.7' },
      422,
      'menu-file-broken',
    ],
    ['empty', { content: '' }, 422, 'menu-file-empty'],
    ['NUL bytes', { content: bytes(78, 0, 44, 0, 0, 80) }, 422, 'menu-file-broken'],
    ['broken JSON', { name: 'menu.json', content: '[{"name":' }, 422, 'menu-file-broken'],
    ['prose', { content: 'Dear Sirs,\nplease find enclosed' }, 422, 'menu-columns-unknown'],
    ['JSON without dishes', { name: 'a.json', content: '{"hello":"world"}' }, 422, 'menu-file-empty'],
    ['deep as a well', { name: 'a.json', content: '['.repeat(2_000_000) }, 422, 'menu-file-broken'],
    [
      'deep and whole',
      { name: 'a.json', content: '['.repeat(1e6) + ']'.repeat(1e6) },
      422,
      'menu-file-empty',
    ],
    ['of one long line', { content: 'x'.repeat(1_000_000) }, 422, 'menu-columns-unknown'],
  ])('is refused: %s', async (_, file, status, problem) => {
    const answer = await uploadFile(refusedOwner.phone, file)
    expect([answer.status, answer.problem.problem]).toEqual([status, problem])
  })

  test('that lists sales gets a problem of its own', async () => {
    const { problem } = await uploadFile(refusedOwner.phone, { content: 'Order ID,Item,Price\n7,Latte,4.50' })
    expect(problem.problem).toBe('no-menu-in-file')
  })
})
