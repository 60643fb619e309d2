import { describe, expect, test } from 'vitest'
import { type Order, placeOrder } from '#contract/orders.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { fetchTable } from '../../../../test/diners/follow.ts'
import { makeGroup } from '../../../../test/diners/make.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

const odd = [
  "Robert'); DROP TABLE orders;--",
  "' OR '1'='1",
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '../../../etc/passwd',
  '%s%s%n %00',
  '\\u0000 \\x00 \\',
  'Crème brûlée 🍮 — “flambée”',
  'عصير برتقال',
  '牛肉麺',
  '🏳️‍🌈👩🏽‍🍳',
  '=HYPERLINK("http://x")',
  'null',
  'true',
  '[object Object]',
]

describe('the text of an order', () => {
  test.each(odd)('is stored exactly as typed: %s', async text => {
    const { group, diners } = await makeGroup(app())
    const [{ phone, id }, ben] = diners
    const items = [{ name: text, quantity: 1, price: 900, modifications: text }]
    const { body } = await phone.call(placeOrder, {
      body: { groupId: group.id, memberId: id, items, transcription: text, note: text },
    })
    expect(body).toMatchObject({ items, transcription: text, note: text })
    expect((await fetchTable(ben.phone, group.id)).orders).toEqual([body])
  })

  test('is trimmed, with white space collapsed and Unicode composed', async () => {
    expect((await place({ name: '  Cre\u0300me   bru\u0302le\u0301e \u00a0' })).body.items[0]?.name).toBe(
      'Crème brûlée',
    )
  })

  test.each([
    ['name', '', 'required'],
    ['name', ' \u200b ', 'required'],
    ['name', '\u200b\u200d\ufeff', 'required'],
    ['name', 'So\u0000up', 'forbidden-characters'],
    ['name', 'So\nup', 'forbidden-characters'],
    ['name', 'So\u001bup', 'forbidden-characters'],
    ['name', 'So\ud800up', 'forbidden-characters'],
    ['name', '🍮'.repeat(121), 'too-long'],
    ['name', 5, 'wrong-type'],
    ['name', undefined, 'required'],
    ['modifications', 'no\u0000salt', 'forbidden-characters'],
    ['modifications', 'no\udc00salt', 'forbidden-characters'],
    ['modifications', 'x'.repeat(301), 'too-long'],
    ['modifications', {}, 'wrong-type'],
  ])('an item’s %s must not be %j', async (field, value, fault) => {
    expect((await place({ [field]: value })).problem.fields).toEqual({ [`items.0.${field}`]: fault })
  })

  test.each([
    ['two\u0000soups', 'forbidden-characters'],
    ['two\ud83dsoups', 'forbidden-characters'],
    ['x'.repeat(2001), 'too-long'],
    [5, 'wrong-type'],
  ])('a transcript must not be %j', async (transcription, fault) => {
    expect((await place({}, { transcription })).problem.fields).toEqual({ transcription: fault })
  })

  test.each([
    ['no\u0000nuts', 'forbidden-characters'],
    ['x'.repeat(201), 'too-long'],
    [5, 'wrong-type'],
  ])('a note must not be %j', async (note, fault) => {
    expect((await place({}, { note })).problem.fields).toEqual({ note: fault })
  })

  test('is measured in visible characters: 120 for a name, 300 for modifiers, 2000 for a transcript', async () => {
    const { status } = await place(
      { name: '🍮'.repeat(120), modifications: '🧂'.repeat(300) },
      { transcription: '🗣'.repeat(2000) },
    )
    expect(status).toBe(201)
  })

  test.each([null, '', undefined])('has no modifications if they are given as %j', async modifications => {
    const { body } = await place({ modifications })
    expect(body.items).toEqual([{ name: 'Soup', quantity: 1, price: 900 }])
  })

  test('is stored without undeclared fields, whatever their names', async () => {
    const { body } = await place({ total: 1, toString: 'x', isPaid: true }, { hasOwnProperty: 1 })
    expect(body.items).toEqual([{ name: 'Soup', quantity: 1, price: 900 }])
  })
})

async function place(item: object, more: object = {}) {
  const { group, diners } = await makeGroup(app(), { diners: 1 })
  const [{ phone, id }] = diners
  const items = [{ name: 'Soup', quantity: 1, price: 900, ...item }]
  const answer = await phone.call(placeOrder, {
    body: { groupId: group.id, memberId: id, items, ...more } as never,
  })
  return answer as typeof answer & { body: Order }
}
