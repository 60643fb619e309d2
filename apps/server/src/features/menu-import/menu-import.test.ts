// A menu file over HTTP: how its dishes get onto the menu, or which problem the owner sees.

import { uploadMenu } from '@tablemate/contract/menu-import.ts'
import { noDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { stoppedReader } from '@tablemate/test/menu-files/stopped-reader.ts'
import { importFile, menuCsv, readMenuItems } from '@tablemate/test/restaurants/menu.ts'
import { makeRestaurant, type Owner, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const app = shareApp()

/** A restaurant for refused imports, whose menu stays empty. */
let refusedOwner: Owner
beforeAll(async () => {
  refusedOwner = await makeRestaurant(app())
})

describe('A menu file', () => {
  test('is on the menu after one request, and once if that is repeated', async () => {
    const owner = await makeRestaurant(app())
    const send = (content: string) =>
      uploadFile(owner.phone, { content, restaurantId: owner.id, key: 'once' })
    const first = await send(menuCsv)
    expect([first.status, first.body]).toEqual([201, { itemsAdded: 2 }])
    expect((await send(menuCsv)).body).toEqual(first.body)
    expect((await send('Name,Price\nTea,2')).problem.problem).toBe('key-reused')
    expect(await readMenuItems(app(), owner)).toEqual([
      ['Starters', 'Soup', 'of the day', 650],
      ['Mains', 'Pasta', null, 1200],
    ])
  })

  test('is read by another process: others are served meanwhile', async () => {
    const owner = await makeRestaurant(app())
    const sent = uploadFile(owner.phone, { content: menuCsv })
    const reader = await stoppedReader()
    expect((await makePhone(app().url).send('GET', '/api/health/live')).status).toBe(200)
    reader.resume()
    expect((await sent).status).toBe(201)
    expect(await readMenuItems(app(), owner)).toHaveLength(2)
  })

  test('is only read in a preview, with its doubts', async () => {
    const content = '[{"name":"Soup","price":"market"},{"name":"Tea","price":2.5,"category":"Drinks"}]'
    const { body } = await uploadFile(refusedOwner.phone, { content, name: 'menu.json', isPreview: true })
    const tea = {
      ...{ row: 2, page: null, category: 'Drinks', name: 'Tea', description: '', price: 250 },
      ...{ priceText: '2.5', ...noDetails, allergensText: '', doubts: [] },
    }
    const soup = { ...tea, row: 1, category: '', name: 'Soup', price: null, priceText: 'market' }
    const rows = [{ ...soup, doubts: ['price-unreadable', 'no-category'] }, tea]
    expect(body).toEqual({ itemsAdded: 0, rows, optionGroups: [], doubts: [], unused: [] })
    expect(uploadMenu.reply?.parse(body)).toEqual(body)
    expect(await readMenuItems(app(), refusedOwner)).toEqual([])
  })

  test.each([
    ['that is an archive', 'menu.csv', 'PK\x03\x04 menu.csv', [415, 'menu-file-is-archive', undefined]],
    [
      'that is broken JSON',
      'menu.json',
      '[{"name":"Soup",\n"price"}]',
      [422, 'menu-file-broken', { 'row 2': 'malformed' }],
    ],
    [
      'with an invalid dish',
      'menu.csv',
      'Name,Price\nSoup,5\nTea,',
      [422, 'menu-rows-refused', { 'row 3: price': 'required' }],
    ],
  ])('%s is refused as a whole, with the problem and the row', async (_, name, content, expected) => {
    const { status, problem } = await uploadFile(refusedOwner.phone, { content, name })
    expect([status, problem.problem, problem.fields]).toEqual(expected)
    for (const row of Object.keys(problem.fields ?? {})) expect(problem.message).toContain(row)
    expect(await readMenuItems(app(), refusedOwner)).toEqual([])
  })

  // Threat: csv-formulas
  test('stores markup and formulas as plain text', async () => {
    const owner = await makeRestaurant(app())
    await importFile(app(), owner, 'Name,Price\n"<img src=x onerror=alert(1)>",5\n=1+1,2')
    expect(await readMenuItems(app(), owner)).toEqual([
      ['Other', '<img src=x onerror=alert(1)>', null, 500],
      ['Other', '=1+1', null, 200],
    ])
  })
})

describe('A table whose columns cannot be told apart', () => {
  const content = 'Tola,Kesh,Mur,Vebi\nSoup,Sopa,Zuppa,5.00\nStew,Guiso,Stufato,9.00'

  test('is answered with a question in a preview, and imported as its owner answers', async () => {
    const owner = await makeRestaurant(app())
    const { status, body } = await uploadFile(owner.phone, { content, isPreview: true })
    const rows = content.split('\n').map(row => row.split(','))
    const guess = ['name', 'description', 'ignore', 'price']
    expect([status, body]).toEqual([201, { itemsAdded: 0, columns: { rows, guess } }])
    const refused = await uploadFile(owner.phone, { content })
    expect([refused.status, refused.problem.problem]).toEqual([422, 'menu-columns-unknown'])
    const columns = JSON.stringify(['ignore', 'name', 'ignore', 'price'])
    expect((await uploadFile(owner.phone, { content, columns })).body).toEqual({ itemsAdded: 2 })
    expect(await readMenuItems(app(), owner)).toContainEqual(['Other', 'Sopa', null, 500])
  })

  test.each([
    ['not JSON', 'name,price', 'malformed'],
    ['no list', '{"name":0}', 'malformed'],
    ['an unknown meaning', '["name","price","cost"]', 'not-an-option'],
    ['no price', '["name","ignore"]', 'required'],
    ['no name', '["price"]', 'required'],
    ['too many columns', JSON.stringify(['name', ...Array(60).fill('price')]), 'too-long'],
  ])('accepts no other answer: %s', async (_, columns, fault) => {
    const { status, problem } = await uploadFile(refusedOwner.phone, { content, columns, isPreview: true })
    expect([status, Object.values(problem.fields ?? {})]).toEqual([400, [fault]])
  })
})
