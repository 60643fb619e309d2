// Rows that an owner has corrected after a preview: they are imported once and as a whole, or not at all.

import { beforeAll, describe, expect, test } from 'vitest'
import { importMenu } from '#contract/menu-import.ts'
import * as limits from '#domain/limits.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { readDishes } from '../../../../test/restaurants/menu.ts'
import { makeRestaurant, type Owner } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

/** A restaurant for refused imports, whose menu stays empty. */
let refusedOwner: Owner
beforeAll(async () => {
  refusedOwner = await makeRestaurant(app())
})

describe('Corrected rows', () => {
  const rows = [
    { name: 'Soup', price: 650, category: 'Starters', description: '' },
    { name: 'Pasta', price: 1200, category: 'Mains', description: 'with basil' },
  ]

  test('are refused by their position in a long list, and so is a list that is too long', async () => {
    const { id, phone } = refusedOwner
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
    expect(await readDishes(app(), refusedOwner)).toEqual([])
  })

  test.each([
    ['{"rows":[', { body: 'malformed' }],
    ['{"rows":[],"__proto__":{"isAdmin":true}}', { body: 'malformed' }],
    ['{"rows":[],"constructor":{"prototype":{"isAdmin":true}}}', { body: 'malformed' }],
    ['', { body: 'required' }],
    ['null', { body: 'required' }],
    ['[]', { body: 'wrong-type' }],
    ['{}', { rows: 'required' }],
    ['{"rows":{}}', { rows: 'wrong-type' }],
    ['{"rows":[]}', { rows: 'required' }],
  ])('are refused in a body that is %j', async (body, fields) => {
    const { id, phone } = refusedOwner
    const headers = { 'content-type': 'application/json' }
    const path = `/api/restaurants/${id}/menu/import`
    const { status, problem } = await phone.send('POST', path, { headers, body })
    expect([status, problem.problem, problem.fields]).toEqual([400, 'invalid', fields])
  })

  test('of 20,000 dishes are imported while other requests are served', async () => {
    const owner = await makeRestaurant(app())
    const many = Array.from({ length: 20_000 }, (_, at) => ({ ...rows[0], name: `Soup ${at}` }))
    let isImported = false
    const importing = owner.phone
      .call(importMenu, { params: { restaurantId: owner.id }, body: { rows: many as never } })
      .finally(() => {
        isImported = true
      })
    for (let calls = 0; calls < 5; calls += 1)
      expect((await makePhone(app().url).send('GET', '/api/health/live')).status).toBe(200)
    expect(isImported).toBe(false)
    expect((await importing).body).toEqual({ added: 20_000, updated: 0, removed: 0 })
  })

  test('are imported as a whole, once', async () => {
    const owner = await makeRestaurant(app())
    const confirm = (key: string) =>
      owner.phone.call(importMenu, { params: { restaurantId: owner.id }, body: { rows }, key })
    expect((await confirm('a')).body).toEqual({ added: 2, updated: 0, removed: 0 })
    expect((await confirm('a')).body).toEqual({ added: 2, updated: 0, removed: 0 })
    expect((await confirm('b')).body).toEqual({ added: 0, updated: 2, removed: 0 })
    const other = { params: { restaurantId: owner.id }, body: { rows: [rows[0]] as never }, key: 'a' }
    expect((await owner.phone.call(importMenu, other)).problem.problem).toBe('key-reused')
    expect(await readDishes(app(), owner)).toHaveLength(2)
  })

  test.each([
    [{ price: 1e9 }, { 'rows.1.price': 'too-large' }],
    [{ price: 12.5 }, { 'rows.1.price': 'wrong-type' }],
    [{ price: '5' }, { 'rows.1.price': 'wrong-type' }],
    [{ price: null }, { 'rows.1.price': 'required' }],
    [{ name: ' ' }, { 'rows.1.name': 'required' }],
    [{ category: 'x'.repeat(61) }, { 'rows.1.category': 'too-long' }],
    [{ description: 'a\u0000b' }, { 'rows.1.description': 'forbidden-characters' }],
  ])('with one invalid row change nothing: %j', async (fault, fields) => {
    const { status, problem } = await refusedOwner.phone.call(importMenu, {
      params: { restaurantId: refusedOwner.id },
      body: { rows: [rows[0], { ...rows[1], ...fault }] as never },
    })
    expect([status, problem.fields]).toEqual([400, fields])
    expect(await readDishes(app(), refusedOwner)).toEqual([])
  })

  test('must be payable in the restaurant’s currency', async () => {
    const owner = await makeRestaurant(app(), { currency: 'KRW' })
    const { problem } = await owner.phone.call(importMenu, {
      params: { restaurantId: owner.id },
      body: { rows: [{ ...rows[0], price: 650 }] as never },
    })
    expect(problem.fields).toEqual({ 'rows.0.price': 'not-payable' })
  })
})
