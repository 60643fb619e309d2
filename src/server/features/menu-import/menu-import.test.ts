import { connect } from 'node:net'
import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { getMenu } from '#contract/menu.ts'
import { importMenu, uploadMenu } from '#contract/menu-import.ts'
import { limits } from '#domain/limits.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { line, pdfOf, streamOf } from '../../../../test/menu-files/made-pdf.ts'
import { addDishes, makeRestaurant, type Owner, uploadFile } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
/** Who is refused whatever it tries. */
let unlucky: Owner
beforeAll(async () => {
  unlucky = await makeRestaurant(app())
})

const csv = 'Category,Name,Description,Price\nStarters,Soup,of the day,6.50\nMains,Pasta,,12\n'

describe('A menu file', () => {
  test('is on the menu after one call', async () => {
    const owner = await makeRestaurant(app())
    const answer = await uploadFile(owner.phone, { content: csv, restaurantId: owner.id })
    expect([answer.status, answer.body]).toEqual([201, { itemsAdded: 2 }])
    expect(await dishesOf(owner)).toEqual([
      ['Starters', 'Soup', 'of the day', 650],
      ['Mains', 'Pasta', null, 1200],
    ])
  })

  test('updates what its category has already, whatever the case', async () => {
    const owner = await makeRestaurant(app())
    await addDishes(owner, { name: 'soup', price: 900, category: 'starters' }, { name: 'Tea', price: 200 })
    const { body } = await uploadFile(owner.phone, { content: csv })
    expect(body).toEqual({ itemsAdded: 2 })
    expect(await dishesOf(owner)).toHaveLength(3)
    expect(await dishesOf(owner)).toContainEqual(['starters', 'Soup', 'of the day', 650])
  })

  test('is only read in a preview, with what is doubtful', async () => {
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
    expect(body).toEqual({ itemsAdded: 0, rows, doubts: [] })
    expect(uploadMenu.reply?.parse(body)).toEqual(body)
    expect(await dishesOf(owner)).toEqual([])
  })

  test('with doubts is taken in all the same, what has no category among the others', async () => {
    const owner = await makeRestaurant(app())
    await uploadFile(owner.phone, { content: 'Name,Price\nSoup,8/9' })
    expect(await dishesOf(owner)).toEqual([['Other', 'Soup', null, 800]])
  })

  test.each([
    ['Name,Price\nSoup,5\nPasta,\nTea,1e9\n,4', ['row 3: price', 'row 4: price', 'row 5: name']],
    [`Name,Price\n${'so'.repeat(61)},5`, ['row 2: name']],
  ])(
    'with a dish that cannot be kept is refused as a whole, and names the row: %j',
    async (content, rows) => {
      const { status, problem } = await uploadFile(unlucky.phone, { content })
      expect([status, problem.problem, Object.keys(problem.fields ?? {})]).toEqual([
        422,
        'menu-rows-refused',
        rows,
      ])
      expect(problem.message).toContain(rows[0])
      expect(await dishesOf(unlucky)).toEqual([])
    },
  )

  test('is read in the encodings and with the delimiters that spreadsheets write', async () => {
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

  test.each(['\n', '\r\n', '\r'])('may end its rows in several ways: %j beside the others', async end => {
    const owner = await makeRestaurant(app())
    const content = `Name,Price\r\nTea,2${end}Gin,7\nPie,5`
    const { body } = await uploadFile(owner.phone, { content, isPreview: true })
    const rows = ['Tea', 'Gin', 'Pie'].map((name, at) => ({ row: at + 2, name, doubts: ['no-category'] }))
    expect(body).toMatchObject({ rows })
  })

  test('that is damaged in one row has all rows, and the one is doubtful', async () => {
    const { body } = await uploadFile(unlucky.phone, {
      content: 'Category,Name,Price\nA,Soup,5\nA,"Pasta,6\nA,Tea,2',
      isPreview: true,
    })
    expect(body).toMatchObject({
      rows: [{ doubts: [] }, { row: 3, name: 'Pasta', price: 600, doubts: ['row-damaged'] }, { doubts: [] }],
    })
  })

  test('may have one dish a line, as JSON', async () => {
    const content = '{"name":"Soup","price":6.5}\n{"name":"Tea","price":2}\n'
    const { body } = await uploadFile(unlucky.phone, { content, name: 'menu.json', isPreview: true })
    expect(body).toMatchObject({
      rows: [
        { name: 'Soup', price: 650 },
        { name: 'Tea', price: 200 },
      ],
    })
  })

  test('keeps markup and formulas as the text they are', async () => {
    const owner = await makeRestaurant(app())
    await uploadFile(owner.phone, { content: 'Name,Price\n"<img src=x onerror=alert(1)>",5\n=1+1,2' })
    expect((await dishesOf(owner)).map(([, name]) => name)).toEqual(['<img src=x onerror=alert(1)>', '=1+1'])
  })

  test('is known again by its key', async () => {
    const owner = await makeRestaurant(app())
    const send = (content: string) => uploadFile(owner.phone, { content, key: 'once' })
    expect([(await send(csv)).body, (await send(csv)).body]).toEqual([{ itemsAdded: 2 }, { itemsAdded: 2 }])
    expect((await send('Name,Price\nTea,2')).problem.problem).toBe('key-reused')
  })

  test('of yen has no fractions', async () => {
    const owner = await makeRestaurant(app(), { currency: 'JPY' })
    const { problem } = await uploadFile(owner.phone, { content: 'Name,Price\nRamen,900\nTea,2.5' })
    expect(problem.fields).toEqual({ 'row 3: price': 'required' })
  })

  test('of 20,000 dishes is read while others are served, and one more is refused', async () => {
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

describe('A file that is no menu', () => {
  const bytes = (...list: number[]) => Uint8Array.from(list)
  const excel = 'PK\x03\x04 [Content_Types].xml xl/workbook.xml'
  test.each([
    ['a picture', { name: 'menu.png', type: 'image/png', content: 'x' }, 415, 'not-a-menu-file'],
    ['an Excel file', { name: 'menu.xlsx', type: '', content: excel }, 415, 'menu-file-is-spreadsheet'],
    [
      'a photo in disguise',
      { name: 'menu.pdf', content: bytes(0xff, 0xd8, 0xff) },
      415,
      'menu-file-is-picture',
    ],
    ['no name and no type', { name: 'menu', type: '', content: csv }, 415, 'not-a-menu-file'],
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
    const answer = await uploadFile(unlucky.phone, file)
    expect([answer.status, answer.problem.problem]).toEqual([status, problem])
  })

  test('of sales is told so', async () => {
    const { problem } = await uploadFile(unlucky.phone, { content: 'Order ID,Item,Price\n7,Latte,4.50' })
    expect(problem.problem).toBe('no-menu-in-file')
  })
})

describe('A menu that is printed', () => {
  const dish = (y: number, name: string, price: string) => line(50, y, name) + line(400, y, price)
  const courses = dish(700, 'Onion soup', '$7.50') + dish(680, 'Oysters', 'MP') + dish(660, 'Trout', '$19.00')
  const pdf = Uint8Array.from(pdfOf({ pages: ['', courses, `3 Tr ${dish(700, 'Apple pie', '$6.00')}`] }))

  test('says on which page each dish stands, and what to look at on the whole', async () => {
    const { body } = await uploadFile(unlucky.phone, { content: pdf, name: 'menu.pdf', isPreview: true })
    expect(body).toMatchObject({
      rows: [
        { page: 2, name: 'Onion soup', price: 750 },
        { page: 2, name: 'Oysters', price: null },
        { page: 2, name: 'Trout', price: 1900 },
        { page: 3, name: 'Apple pie', price: 600 },
      ],
      doubts: ['scanned-text', 'pages-without-text'],
    })
  })

  test('is read without the pages that are damaged, and those that it does not count', async () => {
    const damaged = { draws: '', entries: '/Annots [' }
    const packed = deflateSync(courses).toString('latin1')
    const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >>'
    const file = pdfOf({
      pages: ['/X1 Do', damaged, damaged],
      resources: '/XObject << /X1 10 0 R >>',
      objects: [streamOf(packed, `${form} /Filter /FlateDecode`)],
    })
    const whole = Buffer.from(file).toString('latin1')
    for (const [count, doubts] of [
      [2, ['pages-without-text']],
      [1, []],
    ] as const) {
      const content = Uint8Array.from(Buffer.from(whole.replace('/Count 3', `/Count ${count}`), 'latin1'))
      const { body } = await uploadFile(unlucky.phone, { content, name: 'menu.pdf', isPreview: true })
      expect(body).toMatchObject({ rows: [{}, {}, { name: 'Trout' }], doubts })
    }
  })

  test('is refused as a whole where a dish has no price, and names its page', async () => {
    const { status, problem } = await uploadFile(unlucky.phone, { content: pdf, name: 'menu.pdf' })
    expect([status, problem.fields]).toEqual([422, { 'page 2, dish 2: price': 'required' }])
  })
})

describe('A body with a file', () => {
  const type = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })
  const part = (name: string, content = csv, file = `; filename="menu.csv"`) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
  const malformed = [400, 'invalid', { body: 'malformed' }]

  test.each([
    ['with another boundary', `${part('menuFile')}--y--\r\n`, malformed],
    ['that is cut off', part('menuFile').slice(0, 90), malformed],
    ['that is empty', '', [400, 'invalid', { menuFile: 'required' }]],
    [
      'without a file',
      `${part('restaurantId', '5', '')}--x--\r\n`,
      [400, 'invalid', { menuFile: 'required' }],
    ],
    ['with another file', `${part('other')}--x--\r\n`, malformed],
    [
      'with two files',
      `${part('menuFile')}${part('menuFile')}--x--\r\n`,
      [400, 'invalid', { menuFile: 'too-large' }],
    ],
    ['with many fields', `${part('a', '1', '').repeat(50)}--x--\r\n`, malformed],
    [
      'with a wrong id',
      `${part('restaurantId', 'x', '')}${part('menuFile')}--x--\r\n`,
      [400, 'invalid', { restaurantId: 'malformed' }],
    ],
    ['that poisons', `${part('__proto__', '1', '')}${part('menuFile')}--x--\r\n`, malformed],
  ])('%s is refused', async (_, body, expected) => {
    const { status, problem } = await unlucky.phone.send('POST', '/api/menu-items/bulk-upload', {
      headers: type('x'),
      body,
    })
    expect([status, problem.problem, problem.fields]).toEqual(expected)
  })

  test('is multipart', async () => {
    const { phone } = unlucky
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/csv' }])
      expect((await phone.send('POST', '/api/menu-items/bulk-upload', { headers, body: '{}' })).status).toBe(
        415,
      )
    expect((await phone.send('POST', '/api/menu-items', { headers: type('x'), body: '--x--' })).status).toBe(
      415,
    )
  })

  test('may hold 10 MB and not a byte more', async () => {
    const { phone } = await makeRestaurant(app())
    const padded = (size: number) => csv + ' '.repeat(size - csv.length)
    expect((await uploadFile(phone, { content: padded(limits.menuFileBytes) })).status).toBe(201)
    const answer = await uploadFile(phone, { content: padded(limits.menuFileBytes + 1) })
    expect([answer.status, answer.problem.problem]).toEqual([413, 'body-too-large'])
  })

  test('that never ends holds nobody up, and its sender may leave', async () => {
    const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    const { hostname, port } = new URL(app().url)
    const begin = () => {
      const socket = connect(Number(port), hostname)
      const head = `POST /api/menu-items/bulk-upload HTTP/1.1\r\nhost: x\r\ncookie: ${owner.phone.cookie()}\r\n`
      socket.write(
        `${head}content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n${part('menuFile')}`,
      )
      return socket
    }
    const answer = async ({ phone }: Owner) => (await uploadFile(phone, { content: csv })).status
    const sockets = [begin()]
    expect(await answer(owner)).toBe(201)
    // Many would fill the memory. To read a file takes its time on a busy machine.
    const afterTwoMore = () => {
      sockets.push(begin(), begin())
      return answer(owner)
    }
    await expect.poll(afterTwoMore, { timeout: 25_000 }).toBe(429)
    expect(sockets.length).toBeGreaterThan(3)
    expect(await answer(other)).toBe(201)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => answer(owner), { timeout: 25_000 }).toBe(201)
  }, 90_000)
})

describe('Corrected rows', () => {
  const rows = [
    { name: 'Soup', price: 650, category: 'Starters', description: '' },
    { name: 'Pasta', price: 1200, category: 'Mains', description: 'with basil' },
  ]

  test('of a long list are refused by their place in it, and so is a list that is too long', async () => {
    const { id, phone } = unlucky
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...rows[0], name: `Soup ${at}` }))
    const send = (body: object) =>
      phone.call(importMenu, { params: { restaurantId: id }, body: body as never })
    const odd = many(1300).with(1203, { ...rows[0], name: '' })
    expect((await send({ rows: odd })).problem.fields).toEqual({ 'rows.1203.name': 'required' })
    expect((await send({ rows: many(1300), removed: 'all' })).problem.fields).toEqual({
      removed: 'wrong-type',
    })
    const tooMany = many(limits.menuImportRows + 1)
    expect((await send({ rows: tooMany })).problem.fields).toEqual({ rows: 'too-long' })
    expect(await dishesOf(unlucky)).toEqual([])
  })

  test('are taken in as a whole, once', async () => {
    const owner = await makeRestaurant(app())
    const confirm = (key: string) =>
      owner.phone.call(importMenu, { params: { restaurantId: owner.id }, body: { rows }, key })
    expect((await confirm('a')).body).toEqual({ added: 2, updated: 0, removed: 0 })
    expect((await confirm('a')).body).toEqual({ added: 2, updated: 0, removed: 0 })
    expect((await confirm('b')).body).toEqual({ added: 0, updated: 2, removed: 0 })
    expect(await dishesOf(owner)).toHaveLength(2)
  })

  test.each([
    [{ price: 1e9 }, { 'rows.1.price': 'too-large' }],
    [{ price: 12.5 }, { 'rows.1.price': 'wrong-type' }],
    [{ price: '5' }, { 'rows.1.price': 'wrong-type' }],
    [{ price: null }, { 'rows.1.price': 'required' }],
    [{ name: ' ' }, { 'rows.1.name': 'required' }],
    [{ category: 'x'.repeat(61) }, { 'rows.1.category': 'too-long' }],
    [{ description: 'a\u0000b' }, { 'rows.1.description': 'forbidden-characters' }],
  ])('with %j among them change nothing', async (fault, fields) => {
    const { status, problem } = await unlucky.phone.call(importMenu, {
      params: { restaurantId: unlucky.id },
      body: { rows: [rows[0], { ...rows[1], ...fault }] as never },
    })
    expect([status, problem.fields]).toEqual([400, fields])
    expect(await dishesOf(unlucky)).toEqual([])
  })

  test('are in the restaurant’s money', async () => {
    const owner = await makeRestaurant(app(), { currency: 'KRW' })
    const { problem } = await owner.phone.call(importMenu, {
      params: { restaurantId: owner.id },
      body: { rows: [{ ...rows[0], price: 650 }] as never },
    })
    expect(problem.fields).toEqual({ 'rows.0.price': 'not-payable' })
  })
})

async function dishesOf({ id }: Owner) {
  const { body } = await makePhone(app().url).call(getMenu, { params: { restaurantId: id } })
  return body.map(({ category, name, description, price }) => [category, name, description, price])
}
