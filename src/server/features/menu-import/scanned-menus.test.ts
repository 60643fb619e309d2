// PDF menus over HTTP whose text must be recognised: in the reader's process, which has no network and starts no thread.

import { beforeAll, describe, expect, test } from 'vitest'
import { shareApp } from '../../../../test/app/app.ts'
import { line, pdfOf } from '../../../../test/menu-files/made-pdf.ts'
import { scanned } from '../../../../test/menu-files/scanned-pdf.ts'
import { makeRestaurant, type Owner, uploadFile } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
let owner: Owner
beforeAll(async () => {
  owner = await makeRestaurant(app())
})

const dish = (y: number, name: string, price: string) => line(60, y, name) + line(450, y, price)

describe('A scanned menu', () => {
  test('is read dish by dish, and all its dishes are to be checked', async () => {
    const { draws, ...others } = await scanned(
      `${line(60, 740, 'Starters', 24)}${dish(690, 'Onion soup', '$7.50')}${dish(660, 'Grilled trout', '$19.00')}`,
    )
    const printed = `${dish(700, 'Apple pie with cream', '$6.00')}${dish(670, 'Lemon tart', '$6.50')}`
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
    const { draws, ...others } = await scanned(dish(690, 'Onion soup with cheese', '$7.50'))
    const upload = (...pages: string[]) =>
      uploadFile(owner.phone, { content: Uint8Array.from(pdfOf({ pages, ...others })), name: 'menu.pdf' })
    const { status, problem } = await upload(draws)
    expect([status, problem.problem, problem.fields]).toEqual([
      422,
      'menu-rows-refused',
      { preview: 'required' },
    ])
    const printed = dish(700, 'Apple pie with cream', '$6.00')
    expect((await upload(draws, printed)).body).toEqual({ itemsAdded: 1 })
  })

  test('may have only its headings as pictures', async () => {
    // Cut out of a scanned page: everything but the headings is white, and the dishes are text.
    const heading = (y: number, name: string) => line(60, y, name, 24)
    const { draws: _, ...others } = await scanned(`${heading(740, 'Soups')}${heading(600, 'Desserts')}`)
    const cut = (y: number) => `q 60 ${y} 130 30 re W n 600 0 0 800 0 0 cm /Scan Do Q\n`
    const dishes = `${dish(690, 'Onion soup', '$7.50')}${dish(660, 'Lentil soup', '$6.50')}${dish(550, 'Apple pie', '$6.00')}${dish(520, 'Lemon tart', '$5.50')}`
    const content = Uint8Array.from(pdfOf({ pages: [cut(733) + cut(593) + dishes], ...others }))
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

  test('is read while another one waits for its turn', async () => {
    const other = await makeRestaurant(app())
    const { draws, ...others } = await scanned(dish(690, 'Onion soup with cheese', '$7.50'))
    const page = { draws, entries: '/MediaBox [0 650 600 750]' }
    const content = Uint8Array.from(pdfOf({ pages: [page], ...others }))
    const replies = await Promise.all(
      [owner, other].map(({ phone }) => uploadFile(phone, { content, name: 'menu.pdf', isPreview: true })),
    )
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
  })
})
