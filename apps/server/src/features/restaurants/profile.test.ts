// A restaurant’s profile over HTTP: how its owner changes it, who reads it, and the search by name.

import { changeCardSettings } from '@tablemate/contract/card-payments.ts'
import { changeOrdering } from '@tablemate/contract/ordering.ts'
import { changePosSettings } from '@tablemate/contract/pos.ts'
import { addRestaurantTables, updateRestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { changeOwnRestaurant, getOwnRestaurant, searchRestaurants } from '@tablemate/contract/restaurants.ts'
import { setStations } from '@tablemate/contract/stations.ts'
import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { makePhone, sendJson } from '@tablemate/test/diners/phone.ts'
import { changeProfile, searchByName } from '@tablemate/test/restaurants/profile.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test, vi } from 'vitest'

// Mocked, since position.test.ts tests the guess of positions.
vi.mock(import('../../geo/approximate-position.ts'), () => ({ approximatePosition: async () => null }))

const app = shareApp()

describe('the profile', () => {
  test('is changed field by field: absent fields stay, empty fields are cleared', async () => {
    const { phone } = await makeRestaurant(app(), { phone: '555 0100', city: 'Rome', address: 'Via 1' })
    const { body: before } = await phone.call(getOwnRestaurant, {})
    const { body: first } = await changeProfile(phone, {
      name: ' Trattoria  Lucia ',
      city: 'Milan',
      currency: 'EUR',
      timeZone: 'Europe/Rome',
      language: 'it',
      isTaxIncluded: true,
      taxPercentage: 8.875,
      serviceFeePercentage: 2.5,
    })
    const now = {
      ...before,
      name: 'Trattoria Lucia',
      city: 'Milan',
      currency: 'EUR',
      timeZone: 'Europe/Rome',
      language: 'it',
      isTaxIncluded: true,
      taxPercentage: 8.875,
      serviceFeePercentage: 2.5,
    }
    expect(first).toEqual(now)
    const second = {
      phone: null,
      address: '',
      zipCode: '20121',
      businessId: 'IT 1',
      currency: null,
      timeZone: '',
      language: null,
      isTaxIncluded: null,
    }
    const { body: last } = await changeProfile(phone, { ...second, taxPercentage: null })
    expect(last).toEqual({
      ...now,
      phone: null,
      address: null,
      zipCode: '20121',
      businessId: 'IT 1',
      taxPercentage: null,
    })
    expect((await changeProfile(phone, {})).body).toEqual(last)
    expect((await phone.call(getOwnRestaurant, {})).body).toEqual(last)
  })

  test.each([
    [{ name: null }, { name: 'required' }],
    [
      { currency: 'usd', timeZone: 'Mars/Olympus', language: 'de-DE' },
      { currency: 'not-an-option', timeZone: 'not-an-option', language: 'not-an-option' },
    ],
    [
      { taxPercentage: -0.001, serviceFeePercentage: 100.001 },
      { taxPercentage: 'too-small', serviceFeePercentage: 'too-large' },
    ],
    [
      { taxPercentage: 8.8755, serviceFeePercentage: '3' },
      { taxPercentage: 'malformed', serviceFeePercentage: 'wrong-type' },
    ],
  ])('with %j is refused by field', async (body, fields) => {
    const { phone } = await makeRestaurant(app())
    const { status, problem } = await sendJson(phone, 'PUT', changeOwnRestaurant.path, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })

  // Threat: undeclared-fields
  test('ignores fields that the owner may not set', async () => {
    const { phone } = await makeRestaurant(app())
    const { body: before } = await phone.call(getOwnRestaurant, {})
    const sent = {
      id: 1,
      email: 'x@example.com',
      passwordHash: 'x',
      createdAt: 'x',
      latitude: 1,
      position_source: 'x',
    }
    const { body: after } = await sendJson(phone, 'PUT', changeOwnRestaurant.path, sent)
    expect(after).toEqual(before)
  })
})

describe('anybody', () => {
  // Threat: other-restaurant
  test('reads id, name, city and currency of a restaurant, and nothing else', async () => {
    const { id } = await makeRestaurant(app(), {
      name: 'Bistro Public',
      city: 'Lyon',
      currency: 'EUR',
      phone: '555 0100',
      businessId: 'FR 1',
    })
    const known = { id, name: 'Bistro Public', city: 'Lyon', currency: 'EUR' }
    const diner = makePhone(app().url)
    expect((await diner.send('GET', `/api/restaurants/${id}`)).body).toEqual(known)
    expect(await searchByName(app(), 'public bist')).toEqual([known])
  })

  test.each(['999999', '0', 'x', 'me%00', '1e3'])('finds no restaurant %s', async id => {
    const { status } = await makePhone(app().url).send('GET', `/api/restaurants/${id}`)
    expect(status).toBe(id === '999999' ? 404 : 400)
  })
})

describe('the search by name', () => {
  test('finds prefixes of words in any order, regardless of case, accents and apostrophes', async () => {
    const names = ['L’Étoile du Nord', 'Nordic Étoiles', 'Étoile', 'Le Petit Nord', '寿司バー']
    for (const name of names) await makeRestaurant(app(), { name })
    const found = async (search: string) => (await searchByName(app(), search)).map(({ name }) => name)
    expect(await found('etoile')).toEqual(['Étoile', 'Nordic Étoiles', 'L’Étoile du Nord'])
    expect(await found('NORD ét')).toEqual(['Nordic Étoiles', 'L’Étoile du Nord'])
    expect(await found("l'etoile")).toEqual(['L’Étoile du Nord'])
    expect(await found('letoile n')).toEqual(['L’Étoile du Nord'])
    expect(await found('バー')).toEqual(['寿司バー'])
    expect(await found("%' | !etoile")).toEqual(await found('etoile'))
    for (const none of ['toile', 'etoile x', "x' | 'etoile", '%', '', '  '])
      expect(await found(none)).toEqual([])
  })

  test('follows a change of the name', async () => {
    const { phone, id } = await makeRestaurant(app(), { name: 'Before Noon' })
    await changeProfile(phone, { name: 'After Dark' })
    expect(await searchByName(app(), 'before noon')).toEqual([])
    expect((await searchByName(app(), 'after dark')).map(found => found.id)).toEqual([id])
  })

  test('returns ten results at most, and uses an index', async () => {
    const own = await startApp()
    const { sql } = own.database
    await sql`
      insert into restaurants (email, email_key, password_hash, name, name_key, name_words, currency, created_at)
      select n || '@example.com', n || '@example.com', '', 'Place ' || n, 'place ' || n,
        array_to_tsvector(array['place', n::text]), 'USD', now()
      from generate_series(1, 3000) n`
    await sql`analyze restaurants`
    const search = async (search: string) =>
      (await makePhone(own.url).call(searchRestaurants, { query: { search } })).body
    expect(await search('place')).toHaveLength(10)
    expect((await search('123 pl')).map(({ name }) => name)).toEqual([
      'Place 123',
      ...Array.from({ length: 9 }, (_, at) => `Place 123${at}`),
    ])
    const plan = await sql`explain select id from restaurants where name_words @@ ${`'123':*`}::tsquery`
    expect(JSON.stringify(plan)).toContain('restaurants_name_words')
  })

  test('refuses a text longer than a name', async () => {
    const answer = await makePhone(app().url).send('GET', `/api/restaurants?search=${'x'.repeat(81)}`)
    expect([answer.status, answer.problem.fields]).toEqual([400, { search: 'too-long' }])
    expect((await makePhone(app().url).send('GET', '/api/restaurants')).body).toEqual([])
  })
})

test('two windows of an owner change different fields of the profile and of ordering, and never the same one unseen', async () => {
  const { phone } = await makeRestaurant(app())
  const profile = (body: object) => phone.call(changeOwnRestaurant, { body })
  expect((await profile({ city: 'Lyon', base: { city: null } })).status).toBe(200)
  expect((await profile({ phone: '123456', base: { phone: null } })).body).toMatchObject({ city: 'Lyon' })
  const city = await profile({ city: 'Paris', base: { city: null } })
  expect(city.problem).toMatchObject({ problem: 'changed-meanwhile', current: { city: 'Lyon' } })

  const order = (body: object) => phone.call(changeOrdering, { body })
  expect((await order({ lateAfter: 20, base: { lateAfter: 15 } })).status).toBe(200)
  expect((await order({ mode: 'at-once', base: { mode: 'off' } })).body).toMatchObject({ lateAfter: 20 })
  const late = await order({ lateAfter: 30, base: { lateAfter: 15 } })
  expect(late.problem).toMatchObject({ problem: 'changed-meanwhile', current: { lateAfter: 20 } })
})

test('two windows of an owner never overwrite each other’s tables, stations, point of sale or card settings unseen', async () => {
  const { phone, id: restaurantId } = await makeRestaurant(app())
  const params = { restaurantId }
  const { body: restaurantTables } = await phone.call(addRestaurantTables, {
    params,
    body: { names: ['1'] },
    key: 'tables',
  })
  const rename = (name: string, base: string) =>
    phone.call(updateRestaurantTable, {
      params: { ...params, tableId: restaurantTables[0]?.id ?? 0 },
      body: { name, base: { name: base } },
    })
  expect((await rename('2', '1')).status).toBe(200)
  expect((await rename('3', '1')).problem).toMatchObject({ current: { name: '2' } })

  const bar = { name: 'Bar', categories: ['Drinks'] }
  const station = (stations: (typeof bar)[], base: (typeof bar)[]) =>
    phone.call(setStations, { params, body: { stations, base: { stations: base } } })
  expect((await station([bar], [])).status).toBe(200)
  expect((await station([], [])).status).toBe(409)
  expect((await station([{ ...bar, name: 'Grill' }], [])).problem).toMatchObject({
    problem: 'changed-meanwhile',
    current: { stations: [bar] },
  })
  expect((await station([], [bar])).body).toEqual([])

  const connect = (posLocationId: string, base: string | null) =>
    phone.call(changePosSettings, {
      params,
      body: { posProvider: 'square', posLocationId, base: { posLocationId: base } },
    })
  expect((await connect('L1', null)).status).toBe(200)
  expect((await connect('L2', null)).problem).toMatchObject({ current: { posLocationId: 'L1' } })
  // A form that says what it showed sends only what was changed in it.
  const change = (body: object) => phone.call(changePosSettings, { params, body })
  const webhook = { posWebhookUrl: 'https://93.184.215.14/orders', base: { posWebhookUrl: null } }
  const connected = { posProvider: 'square', posLocationId: 'L1', posWebhookUrl: webhook.posWebhookUrl }
  expect((await change(webhook)).body).toMatchObject({ ...connected, posEnabled: false })
  expect((await change({ posEnabled: true, base: { posEnabled: false } })).body).toMatchObject(connected)
  const off = { posProvider: null, posWebhookUrl: null, base: {} }
  expect((await change(off)).problem.fields).toEqual({ posProvider: 'required' })
  expect((await change({ posProvider: 'toast' })).body).toMatchObject({
    ...{ posProvider: 'toast', posLocationId: null, posWebhookUrl: null, posEnabled: false },
  })

  const payments = (body: object) =>
    phone.call(changeCardSettings, { params, body: { isEnabled: null, demoPayments: null, ...body } })
  expect((await payments({ demoPayments: false, base: { demoPayments: true } })).status).toBe(200)
  const again = await payments({ demoPayments: true, base: { demoPayments: true } })
  expect(again.problem).toMatchObject({ problem: 'changed-meanwhile', current: { demoPayments: false } })
  expect((await payments({ base: {} })).body).toMatchObject({ isEnabled: false, demoPayments: false })
})
