// PDF menus over HTTP whose text must be recognised: in the reader's process, which has no network and starts no thread.

import { shareApp } from '@tablemate/test/app/app.ts'
import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { ownReaders } from '@tablemate/test/menu-files/reader-processes.ts'
import { picture, scanned } from '@tablemate/test/menu-files/scanned-pdf.ts'
import { makeRestaurant, type Owner, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const app = shareApp()
let owner: Owner
beforeAll(async () => {
  owner = await makeRestaurant(app())
})

const menuItem = (y: number, name: string, price: string) => line(60, y, name) + line(450, y, price)

describe('A scanned menu', () => {
  test('is read dish by dish, and all its dishes are to be checked', async () => {
    const { draws, ...others } = await scanned(
      `${line(60, 740, 'Starters', 24)}${menuItem(690, 'Onion soup', '$7.50')}${menuItem(660, 'Grilled trout', '$19.00')}`,
    )
    const printed = `${menuItem(700, 'Apple pie with cream', '$6.00')}${menuItem(670, 'Lemon tart', '$6.50')}`
    const content = Uint8Array.from(pdfOf({ pages: [draws, printed], ...others }))
    const { status, body } = await uploadFile(owner.phone, { content, name: 'menu.pdf', isPreview: true })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      rows: [
        { page: 1, category: 'Starters', name: 'Onion soup', price: 750, doubts: ['scanned'] },
        { page: 1, category: 'Starters', name: 'Grilled trout', price: 1900, doubts: ['scanned'] },
        { page: 2, name: 'Apple pie with cream', price: 600 },
        { page: 2, name: 'Lemon tart', price: 650 },
      ],
      doubts: ['scanned-text'],
    })
    expect(JSON.stringify((body as { rows: unknown[] }).rows.slice(2))).not.toContain('scanned')
  })

  test('is not imported without a preview, which marks what was read from a picture', async () => {
    const { draws, ...others } = await scanned(menuItem(690, 'Onion soup with cheese', '$7.50'))
    const upload = (...pages: string[]) =>
      uploadFile(owner.phone, { content: Uint8Array.from(pdfOf({ pages, ...others })), name: 'menu.pdf' })
    const { status, problem } = await upload(draws)
    expect([status, problem.problem, problem.fields]).toEqual([
      422,
      'menu-rows-refused',
      { preview: 'required' },
    ])
    const printed = menuItem(700, 'Apple pie with cream', '$6.00')
    expect((await upload(draws, printed)).body).toEqual({ itemsAdded: 1 })
  })

  test('may have only its headings as pictures', async () => {
    // Cut out of a scanned page: everything but the headings is white, and the dishes are text.
    const heading = (y: number, name: string) => line(60, y, name, 24)
    const { draws: _, ...others } = await scanned(`${heading(740, 'Soups')}${heading(600, 'Desserts')}`)
    const cut = (y: number) => `q 60 ${y} 130 30 re W n 600 0 0 800 0 0 cm /Scan Do Q\n`
    const menuItems = `${menuItem(690, 'Onion soup', '$7.50')}${menuItem(660, 'Lentil soup', '$6.50')}${menuItem(550, 'Apple pie', '$6.00')}${menuItem(520, 'Lemon tart', '$5.50')}`
    const content = Uint8Array.from(pdfOf({ pages: [cut(733) + cut(593) + menuItems], ...others }))
    const { body } = await uploadFile(owner.phone, { content, name: 'menu.pdf', isPreview: true })
    expect(body).toMatchObject({
      rows: [
        { category: 'Soups', name: 'Onion soup', price: 750, doubts: ['scanned'] },
        { category: 'Soups', name: 'Lentil soup', price: 650 },
        { category: 'Desserts', name: 'Apple pie', price: 600 },
        { category: 'Desserts', name: 'Lemon tart', price: 550 },
      ],
      doubts: ['scanned-text'],
    })
  })

  test('is read while another one waits for its turn, and is told so', async () => {
    const other = await makeRestaurant(app())
    const content = await scanOf(1)
    const texts = await Promise.all(
      [owner, other].map(async sender => {
        const { first, rest } = await previewInLines(content, sender)
        return first + (await rest())
      }),
    )
    const progress = texts.map(text => text.split('\n').slice(0, -1)).toSorted((a, b) => a.length - b.length)
    const page = JSON.stringify({ page: 1, pages: 1 })
    expect(progress).toEqual([[page], ['{"waiting":true}', page]])
  })
})

describe('The progress of a scanned menu', () => {
  test('arrives before the menu, page by page, and the menu is the same as without', async () => {
    const content = await scanOf(2)
    const { status, headers, first, rest } = await previewInLines(content)
    expect([status, headers.get('content-type')]).toEqual([201, 'application/x-ndjson'])
    expect(first).toMatch(/^{"page":1,"pages":2}\n/)
    expect(first).not.toContain('Onion')
    const lines = (first + (await rest())).split('\n')
    expect(lines.slice(0, -1)).toEqual(['{"page":1,"pages":2}', '{"page":2,"pages":2}'])
    const plain = await uploadFile(owner.phone, { content, name: 'menu.pdf', isPreview: true })
    expect(plain.headers.get('content-type')).toContain('application/json')
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(plain.body)
    expect(plain.body).toMatchObject({ rows: [{ name: 'Onion soup with cheese' }] })
  })

  test('ends with the problem, if there is one', async () => {
    const fades = Uint8Array.from({ length: 300 * 300 }, (_, at) => 100 + (at % 300) / 2)
    const page = 'q 600 0 0 800 0 0 cm /Scan Do Q'
    const content = Uint8Array.from(pdfOf({ pages: [page], ...picture(300, 300, fades) }))
    const { status, first, rest } = await previewInLines(content)
    const [progress, problem] = (first + (await rest())).split('\n')
    expect([status, progress]).toEqual([201, '{"page":1,"pages":1}'])
    const plain = await uploadFile(owner.phone, { content, name: 'menu.pdf', isPreview: true })
    expect([plain.status, plain.problem]).toEqual([422, JSON.parse(problem ?? '')])
    expect(plain.problem.problem).toBe('pdf-without-text')
  })

  test('is not sent for a file that is read at once or refused', async () => {
    const printed = Uint8Array.from(pdfOf({ pages: [menuItem(700, 'Apple pie with cream', '$6.00')] }))
    const locked = new TextEncoder().encode('no PDF')
    const replies = await Promise.all([printed, locked].map(content => previewInLines(content)))
    expect(replies.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [201, 'application/json; charset=utf-8'],
      [422, 'application/json; charset=utf-8'],
    ])
  })

  test('ends with the reading when its client leaves', async () => {
    const lines = Array.from({ length: 35 }, (_, at) => menuItem(740 - 20 * at, 'Onion soup', `$${at}.50`))
    const { draws, ...others } = await scanned(lines.join(''))
    const content = Uint8Array.from(pdfOf({ pages: Array(12).fill(draws), ...others }))
    const { first, leave } = await previewInLines(content)
    expect(first).toBe('{"page":1,"pages":12}\n')
    expect(ownReaders()).toHaveLength(1)
    await leave()
    await expect.poll(ownReaders).toEqual([])
  })
})

/** Pages with a dish each. */
async function scanOf(pages: number) {
  const { draws, ...others } = await scanned(menuItem(690, 'Onion soup with cheese', '$7.50'))
  const page = { draws, entries: '/MediaBox [0 650 600 750]' }
  return Uint8Array.from(pdfOf({ pages: Array(pages).fill(page), ...others }))
}

/** Asks for a preview with progress, and waits for the beginning of the reply. */
async function previewInLines(content: Uint8Array<ArrayBuffer>, { phone } = owner) {
  const body = new FormData()
  body.append('menuFile', new Blob([content]), 'menu.pdf')
  const {
    status,
    headers,
    body: stream,
  } = await fetch(`${app().url}/api/menu-items/bulk-upload?preview=true`, {
    method: 'POST',
    body,
    headers: { accept: 'application/x-ndjson, application/json', cookie: phone.cookie() },
  })
  const chunks = stream?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await chunks?.read())?.value ?? ''
  return {
    status,
    headers,
    first: await next(),
    async rest() {
      let text = ''
      for (let chunk = await next(); chunk !== ''; chunk = await next()) text += chunk
      return text
    },
    leave: async () => chunks?.cancel(),
  }
}
