// A menu file over HTTP: how its dishes come onto the menu, and which encodings and damages it may have.

import { beforeAll, describe, expect, test } from 'vitest'
import { uploadMenu } from '#contract/menu-import.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { menuCsv, readDishes } from '../../../../test/restaurants/menu.ts'
import { addDishes, makeRestaurant, type Owner, uploadFile } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

/** A restaurant for refused imports, whose menu stays empty. */
let refusedOwner: Owner
beforeAll(async () => {
  refusedOwner = await makeRestaurant(app())
})

describe('A menu file', () => {
  test('is on the menu after one request', async () => {
    const owner = await makeRestaurant(app())
    const answer = await uploadFile(owner.phone, { content: menuCsv, restaurantId: owner.id })
    expect([answer.status, answer.body]).toEqual([201, { itemsAdded: 2 }])
    expect(await readDishes(app(), owner)).toEqual([
      ['Starters', 'Soup', 'of the day', 650],
      ['Mains', 'Pasta', null, 1200],
    ])
  })

  test('updates dishes that its categories have already, in any case', async () => {
    const owner = await makeRestaurant(app())
    await addDishes(owner, { name: 'soup', price: 900, category: 'starters' }, { name: 'Tea', price: 200 })
    const { body } = await uploadFile(owner.phone, { content: menuCsv })
    expect(body).toEqual({ itemsAdded: 2 })
    expect(await readDishes(app(), owner)).toHaveLength(3)
    expect(await readDishes(app(), owner)).toContainEqual(['starters', 'Soup', 'of the day', 650])
  })

  test('is only read in a preview, with its doubts', async () => {
    const owner = await makeRestaurant(app())
    const content = '[{"name":"Soup","price":"market"},{"name":"Tea","price":2.5,"category":"Drinks"}]'
    const { body } = await uploadFile(owner.phone, { content, name: 'menu.json', isPreview: true })
    const tea = {
      row: 2,
      page: null,
      category: 'Drinks',
      name: 'Tea',
      description: '',
      price: 250,
      priceText: '2.5',
      allergens: [],
      allergensText: '',
      doubts: [],
    }
    const soup = { ...tea, row: 1, category: '', name: 'Soup', price: null, priceText: 'market' }
    const rows = [{ ...soup, doubts: ['price-unreadable', 'no-category'] }, tea]
    expect(body).toEqual({ itemsAdded: 0, rows, doubts: [], unused: [] })
    expect(uploadMenu.reply?.parse(body)).toEqual(body)
    expect(await readDishes(app(), owner)).toEqual([])
  })

  test('with doubts is imported, and dishes without a category are in "Other"', async () => {
    const owner = await makeRestaurant(app())
    await uploadFile(owner.phone, { content: 'Name,Price\nSoup,8/9' })
    expect(await readDishes(app(), owner)).toEqual([['Other', 'Soup', null, 800]])
  })

  test.each([
    ['Name,Price\nSoup,5\nPasta,\nTea,1e9\n,4', ['row 3: price', 'row 4: price', 'row 5: name']],
    [`Name,Price\n${'so'.repeat(61)},5`, ['row 2: name']],
  ])('with an invalid dish is refused as a whole, and names the row: %j', async (content, rows) => {
    const { status, problem } = await uploadFile(refusedOwner.phone, { content })
    expect([status, problem.problem, Object.keys(problem.fields ?? {})]).toEqual([
      422,
      'menu-rows-refused',
      rows,
    ])
    expect(problem.message).toContain(rows[0])
    expect(await readDishes(app(), refusedOwner)).toEqual([])
  })

  test('is read in the encodings and with the delimiters of spreadsheets', async () => {
    const owner = await makeRestaurant(app())
    const text = 'Kategorie;Bezeichnung;Preis\nSüßes;Crème brûlée;6,50'
    const utf16 = new Uint8Array(
      new Uint16Array([0xfeff, ...[...text].map(sign => sign.charCodeAt(0))]).buffer,
    )
    const contents = [text, `\ufeff${text}`, utf16, Uint8Array.from(text, sign => sign.charCodeAt(0))]
    for (const content of contents) {
      const { body } = await uploadFile(owner.phone, { content, isPreview: true })
      expect(body).toMatchObject({
        rows: [{ category: 'Süßes', name: 'Crème brûlée', price: 650, doubts: [] }],
      })
    }
  })

  test.each(['\n', '\r\n', '\r'])('may mix line ends: %j among others', async end => {
    const owner = await makeRestaurant(app())
    const content = `Name,Price\r\nTea,2${end}Gin,7\nPie,5`
    const { body } = await uploadFile(owner.phone, { content, isPreview: true })
    const rows = ['Tea', 'Gin', 'Pie'].map((name, at) => ({ row: at + 2, name, doubts: ['no-category'] }))
    expect(body).toMatchObject({ rows })
  })

  test('that is damaged in one row has all rows, and a doubt at this one', async () => {
    const { body } = await uploadFile(refusedOwner.phone, {
      content: 'Category,Name,Price\nA,Soup,5\nA,"Pasta,6\nA,Tea,2',
      isPreview: true,
    })
    expect(body).toMatchObject({
      rows: [{ doubts: [] }, { row: 3, name: 'Pasta', price: 600, doubts: ['row-damaged'] }, { doubts: [] }],
    })
  })

  test('may be JSON with one dish per line', async () => {
    const content = '{"name":"Soup","price":6.5}\n{"name":"Tea","price":2}\n'
    const { body } = await uploadFile(refusedOwner.phone, { content, name: 'menu.json', isPreview: true })
    expect(body).toMatchObject({
      rows: [
        { name: 'Soup', price: 650 },
        { name: 'Tea', price: 200 },
      ],
    })
  })

  test('stores markup and formulas as plain text', async () => {
    const owner = await makeRestaurant(app())
    await uploadFile(owner.phone, { content: 'Name,Price\n"<img src=x onerror=alert(1)>",5\n=1+1,2' })
    expect((await readDishes(app(), owner)).map(([, name]) => name)).toEqual([
      '<img src=x onerror=alert(1)>',
      '=1+1',
    ])
  })

  test('repeated with its idempotency key is imported once', async () => {
    const owner = await makeRestaurant(app())
    const send = (content: string) => uploadFile(owner.phone, { content, key: 'once' })
    expect([(await send(menuCsv)).body, (await send(menuCsv)).body]).toEqual([
      { itemsAdded: 2 },
      { itemsAdded: 2 },
    ])
    expect((await send('Name,Price\nTea,2')).problem.problem).toBe('key-reused')
  })

  test('in yen is refused with fractions', async () => {
    const owner = await makeRestaurant(app(), { currency: 'JPY' })
    const { problem } = await uploadFile(owner.phone, { content: 'Name,Price\nRamen,900\nTea,2.5' })
    expect(problem.fields).toEqual({ 'row 3: price': 'required' })
  })

  test('of 20,000 dishes is read while other requests are served, and one more dish is refused', async () => {
    const owner = await makeRestaurant(app())
    const file = (count: number) =>
      `Category,Name,Price\n${Array.from({ length: count }, (_, at) => `C${at % 40},Dish ${at},${at % 90}.50`).join('\n')}`
    let isRead = false
    const upload = uploadFile(owner.phone, { content: file(20_000), isPreview: true })
    void upload.then(() => {
      isRead = true
    })
    for (let calls = 0; calls < 5; calls += 1) await makePhone(app().url).send('GET', '/api/health/live')
    expect(isRead).toBe(false)
    expect(((await upload).body as { rows: unknown[] }).rows).toHaveLength(20_000)
    expect((await uploadFile(owner.phone, { content: file(20_000) })).body).toEqual({ itemsAdded: 20_000 })
    const { problem } = await uploadFile(owner.phone, { content: file(20_001) })
    expect(problem.problem).toBe('too-many-menu-rows')
  })
})
