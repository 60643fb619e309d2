// PDF menus over HTTP: the pages of their dishes, and the doubts about damaged or scanned pages.

import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { shareApp } from '../../../../test/app/app.ts'
import { line, pdfOf, streamOf } from '../../../../test/menu-files/made-pdf.ts'
import { makeRestaurant, type Owner, uploadFile } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

/** A restaurant for refused imports, whose menu stays empty. */
let refusedOwner: Owner
beforeAll(async () => {
  refusedOwner = await makeRestaurant(app())
})

describe('A PDF menu', () => {
  const dish = (y: number, name: string, price: string) => line(50, y, name) + line(400, y, price)
  const courses = dish(700, 'Onion soup', '$7.50') + dish(680, 'Oysters', 'MP') + dish(660, 'Trout', '$19.00')
  const pdf = Uint8Array.from(pdfOf({ pages: ['', courses, `3 Tr ${dish(700, 'Apple pie', '$6.00')}`] }))

  test('has the page of each dish, and doubts about the whole file', async () => {
    const { body } = await uploadFile(refusedOwner.phone, { content: pdf, name: 'menu.pdf', isPreview: true })
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

  test('is read without damaged pages, and without pages beyond its page count', async () => {
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
      const { body } = await uploadFile(refusedOwner.phone, { content, name: 'menu.pdf', isPreview: true })
      expect(body).toMatchObject({ rows: [{}, {}, { name: 'Trout' }], doubts })
    }
  })

  test('is refused as a whole where a dish has no price, and names its page', async () => {
    const { status, problem } = await uploadFile(refusedOwner.phone, { content: pdf, name: 'menu.pdf' })
    expect([status, problem.fields]).toEqual([422, { 'page 2, dish 2: price': 'required' }])
  })
})
