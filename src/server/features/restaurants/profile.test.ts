// What a restaurant says of itself, changes, and takes away again; and what others may know of it.

import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import {
  changeOwnRestaurant,
  changePassword,
  deleteOwnRestaurant,
  getOwnRestaurant,
  getRestaurant,
  placeRestaurant,
  searchRestaurants,
} from '#contract/restaurants.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { searchDatabase } from '../../../../test/app/canary.ts'
import { makePhone, type Phone } from '../../../../test/diners/phone.ts'
import { enter, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'
import { approximatePosition } from '../../geo/approximate-position.ts'

vi.mock(import('../../geo/approximate-position.ts'), { spy: true })
const guess = vi.mocked(approximatePosition)
beforeEach(() => void guess.mockReset().mockResolvedValue(null))

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

describe('the profile', () => {
  test('is changed field by field: what is not sent stays, what is sent empty is emptied', async () => {
    const { phone } = await makeRestaurant(app(), { phone: '555 0100', city: 'Rome', address: 'Via 1' })
    const { body: before } = await phone.call(getOwnRestaurant, {})
    const { body: first } = await change(phone, {
      name: ' Trattoria  Lucia ',
      city: 'Milan',
      currency: 'EUR',
      timeZone: 'Europe/Rome',
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
      isTaxIncluded: null,
    }
    const { body: last } = await change(phone, { ...second, taxPercentage: null })
    expect(last).toEqual({
      ...now,
      phone: null,
      address: null,
      zipCode: '20121',
      businessId: 'IT 1',
      taxPercentage: null,
    })
    expect((await change(phone, {})).body).toEqual(last)
    expect((await phone.call(getOwnRestaurant, {})).body).toEqual(last)
  })

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: null }, { name: 'required' }],
    [{ name: 'x'.repeat(81) }, { name: 'too-long' }],
    [
      { phone: 'pizza', city: 'x\u0000' },
      { phone: 'malformed', city: 'forbidden-characters' },
    ],
    [
      { currency: 'usd', timeZone: 'Mars/Olympus' },
      { currency: 'not-an-option', timeZone: 'not-an-option' },
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
    const { status, problem } = await put(phone, changeOwnRestaurant.path, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })

  test('keeps what nobody may set for oneself', async () => {
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
    const { body: after } = await put(phone, changeOwnRestaurant.path, sent)
    expect(after).toEqual(before)
  })

  test('keeps markup and commands as the text they are', async () => {
    const name = `<img src=x onerror=alert(1)>'; drop table restaurants;--`
    const { phone, id } = await makeRestaurant(app(), { name })
    expect((await phone.call(getOwnRestaurant, {})).body.name).toBe(name)
    expect((await phone.call(getRestaurant, { params: { restaurantId: id } })).body.name).toBe(name)
    expect((await find(name)).map(({ id }) => id)).toEqual([id])
  })
})

describe('the position', () => {
  const springfield = { latitude: 39.7817, longitude: -89.6501 }

  test('is guessed from the address at the sign-up, and again when that changes', async () => {
    guess.mockResolvedValue(springfield)
    const place = { city: 'Springfield', state: 'IL', zipCode: '62701', country: 'US' }
    const { phone } = await makeRestaurant(app(), place)
    expect(guess).toHaveBeenCalledWith(expect.objectContaining(place))
    const { body } = await phone.call(getOwnRestaurant, {})
    expect(body.position).toEqual({ ...springfield, source: 'unconfirmed' })
    guess.mockResolvedValue({ latitude: 0, longitude: 180 })
    const moved = await change(phone, { zipCode: '10001' })
    expect(guess).toHaveBeenLastCalledWith(expect.objectContaining({ ...place, zipCode: '10001' }))
    expect(moved.body.position).toEqual({ latitude: 0, longitude: 180, source: 'unconfirmed' })
    guess.mockResolvedValue(null)
    expect((await change(phone, { city: 'Nowhere' })).body.position).toBeNull()
  })

  test('that was confirmed is the owner’s: no guess replaces it', async () => {
    guess.mockResolvedValue(springfield)
    const { phone, id } = await makeRestaurant(app())
    const here = { latitude: 48.858222, longitude: 2.2945 }
    const placed = await phone.call(placeRestaurant, { params: { restaurantId: id }, body: here })
    expect(placed.body.position).toEqual({ ...here, source: 'confirmed' })
    expect((await change(phone, { city: 'Paris' })).body.position).toEqual({ ...here, source: 'confirmed' })
    // As typed on the dashboard.
    const typed = await put(phone, `/api/restaurants/${id}/position`, {
      latitude: '-33.8688',
      longitude: '151.2',
    })
    expect(typed.body).toMatchObject({
      position: { latitude: -33.8688, longitude: 151.2, source: 'confirmed' },
    })
  })

  test.each([
    [{}, { latitude: 'required', longitude: 'required' }],
    [
      { latitude: 90.1, longitude: -180.1 },
      { latitude: 'too-large', longitude: 'too-small' },
    ],
    [
      { latitude: '48,8', longitude: null },
      { latitude: 'malformed', longitude: 'required' },
    ],
  ])('is not %j', async (body, fields) => {
    const { phone, id } = await makeRestaurant(app())
    const { status, problem } = await put(phone, `/api/restaurants/${id}/position`, body)
    expect([status, problem.fields]).toEqual([400, fields])
  })
})

describe('a change of the password', () => {
  test('ends every other session, goes on here under a new id, and lets in by the new one alone', async () => {
    const owner = await makeRestaurant(app())
    const other = makePhone(app().url)
    await enter(app(), owner, other)
    const before = owner.phone.cookie()
    const body = { currentPassword: owner.password, newPassword: 'another one' }
    expect((await owner.phone.call(changePassword, { body })).status).toBe(204)
    expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(200)
    expect((await other.call(getOwnRestaurant, {})).status).toBe(401)
    expect(owner.phone.cookie()).not.toBe(before)
    const thief = makePhone(app().url, { headers: { cookie: before } })
    expect((await thief.call(getOwnRestaurant, {})).status).toBe(401)
    expect((await enter(app(), owner)).status).toBe(401)
    expect((await enter(app(), { ...owner, password: 'another one' })).status).toBe(200)
  })

  test('makes strangers of the devices that signed in before', async () => {
    const app = await startApp({ env: { RATE_LIMIT_SCALE: '0.1' } })
    const owner = await makeRestaurant(app)
    const thief = makePhone(app.url)
    await enter(app, owner, thief)
    const body = { currentPassword: owner.password, newPassword: 'another one' }
    await owner.phone.call(changePassword, { body })
    // Whoever is not known shares the tries of all strangers.
    await enter(app, { ...owner, password: 'wrong' })
    await enter(app, { ...owner, password: 'wrong' })
    const now = { ...owner, password: 'another one' }
    expect((await enter(app, now, thief)).status).toBe(429)
    expect((await enter(app, now, owner.phone)).status).toBe(200)
  })

  test('asks for the present one, and for a good new one', async () => {
    const { phone, password } = await makeRestaurant(app())
    const ask = (body: object) => put(phone, changePassword.path, body)
    const wrong = await ask({ currentPassword: 'wrong', newPassword: 'another one' })
    expect([wrong.status, wrong.problem.problem]).toEqual([403, 'wrong-password'])
    const short = await ask({ currentPassword: password, newPassword: '12345' })
    expect([short.status, short.problem.fields]).toEqual([400, { newPassword: 'too-short' }])
    const none = await ask({ newPassword: 'x'.repeat(129) })
    expect(none.problem.fields).toEqual({ currentPassword: 'required', newPassword: 'too-long' })
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
  })

  test('and logins with the old one at the same moment leave no session of the old one behind', async () => {
    const owner = await makeRestaurant(app())
    const phones = Array.from({ length: 6 }, () => makePhone(app().url))
    const body = { currentPassword: owner.password, newPassword: 'another one' }
    await Promise.all([
      ...phones.slice(3).map(phone => enter(app(), owner, phone)),
      owner.phone.call(changePassword, { body }),
      ...phones.slice(0, 3).map(phone => enter(app(), owner, phone)),
    ])
    for (const phone of phones) expect((await phone.call(getOwnRestaurant, {})).status).toBe(401)
    expect((await owner.phone.call(getOwnRestaurant, {})).status).toBe(200)
  })
})

test('a login with the old password that comes while it is being changed waits for it, and is refused', async () => {
  const own = await startApp()
  const sql = own.beside
  const owner = await makeRestaurant(own)
  let answered = 0
  const login = await sql.begin(async tx => {
    await tx`update restaurants set password_hash = password_hash || 'x' where id = ${owner.id}`
    const login = enter(own, owner).finally(() => {
      answered += 1
    })
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => answered + (await waiting()).length, { timeout: 5000 }).toBe(1)
    return [login]
  })
  expect((await login[0])?.problem.problem).toBe('invalid-credentials')
})

describe('deleting the account', () => {
  test('removes every word of it from every table, and the planner’s statistics never had one', async () => {
    const own = await startApp({ env: { RATE_LIMIT_SCALE: '100' } })
    const words = {
      email: 'kanarie@example.com',
      name: 'Kanarienhof',
      address: 'Kanarienweg',
      city: 'Kanarienstadt',
      state: 'Kanarienland',
      zipCode: 'K4N4R13',
      businessId: 'Kanariensteuer',
      phone: '5550100',
    }
    const { phone, id, password } = await makeRestaurant(own, words)
    await makeRestaurant(own, { ...words, email: 'kanarie2@example.com' })
    const neighbour = await makeRestaurant(own, { name: 'Chez Nous' })
    await phone.call(placeRestaurant, {
      params: { restaurantId: id },
      body: { latitude: 12.345678, longitude: 9.876543 },
    })
    const everything = [...Object.values(words), 'kanarienhof', '12.345678', '9.876543']
    expect(await searchDatabase(own, everything)).toEqual(['public.restaurants'])
    await own.database.sql`analyze`
    expect(await searchDatabase(own, everything, 'pg_catalog')).toEqual([])
    const twin = makePhone(own.url)
    await enter(own, { email: 'kanarie2@example.com', password }, twin)
    for (const leaving of [phone, twin])
      expect((await leaving.call(deleteOwnRestaurant, { body: { password } })).status).toBe(204)
    expect(phone.cookie()).not.toContain('tablemate_restaurant')
    expect(await searchDatabase(own, everything)).toEqual([])
    const rows = await own.database.sql<{ id: number }[]>`
      select id from restaurants union all select restaurant_id from restaurant_sessions
      union all select restaurant_id from restaurant_devices`
    expect(new Set(rows.map(row => row.id))).toEqual(new Set([neighbour.id]))
    expect((await phone.call(getRestaurant, { params: { restaurantId: id } })).status).toBe(404)
    expect((await enter(own, { email: words.email, password })).problem.problem).toBe('email-not-found')
  })

  test('ends all its sessions, and frees its email address', async () => {
    const owner = await makeRestaurant(app())
    const other = makePhone(app().url)
    await enter(app(), owner, other)
    await owner.phone.call(deleteOwnRestaurant, { body: { password: owner.password } })
    expect((await other.call(getOwnRestaurant, {})).problem.problem).toBe('not-signed-in')
    expect((await makeRestaurant(app(), { email: owner.email })).id).not.toBe(owner.id)
  })

  test('asks for the password', async () => {
    const { phone } = await makeRestaurant(app())
    expect((await phone.call(deleteOwnRestaurant, { body: { password: 'wrong' } })).problem.problem).toBe(
      'wrong-password',
    )
    expect((await phone.send('DELETE', deleteOwnRestaurant.path)).status).toBe(400)
    expect((await phone.call(getOwnRestaurant, {})).status).toBe(200)
  })
})

describe('anybody', () => {
  test('may know id, name, city and currency of a restaurant, and nothing else', async () => {
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
    expect(await find('public bist')).toEqual([known])
  })

  test.each(['999999', '0', 'x', 'me%00', '1e3'])('finds no restaurant %s', async id => {
    const { status } = await makePhone(app().url).send('GET', `/api/restaurants/${id}`)
    expect(status).toBe(id === '999999' ? 404 : 400)
  })
})

describe('the search by name', () => {
  test('finds by the beginnings of words, in any order, without case, accents and apostrophes', async () => {
    const names = ['L’Étoile du Nord', 'Nordic Étoiles', 'Étoile', 'Le Petit Nord', '寿司バー']
    for (const name of names) await makeRestaurant(app(), { name })
    const found = async (search: string) => (await find(search)).map(({ name }) => name)
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
    await change(phone, { name: 'After Dark' })
    expect(await find('before noon')).toEqual([])
    expect((await find('after dark')).map(found => found.id)).toEqual([id])
  })

  test('answers ten at most, and looks into an index however many there are', async () => {
    const own = await startApp()
    const { sql } = own.database
    await sql`
      insert into restaurants (email, email_key, password_hash, name, name_key, name_words, currency, created_at)
      select n || '@example.com', n || '@example.com', '', 'Place ' || n, 'place ' || n,
        array_to_tsvector(array['place', n::text]), 'USD', now()
      from generate_series(1, 20000) n`
    await sql`analyze restaurants`
    const search = async (search: string) =>
      (await makePhone(own.url).call(searchRestaurants, { query: { search } })).body
    expect(await search('place')).toHaveLength(10)
    expect((await search('1234 pl')).map(({ name }) => name)).toEqual([
      'Place 1234',
      ...Array.from({ length: 9 }, (_, at) => `Place 1234${at}`),
    ])
    const plan = await sql`explain select id from restaurants where name_words @@ ${`'1234':*`}::tsquery`
    expect(JSON.stringify(plan)).toContain('restaurants_name_words')
  })

  test('is no longer than a name', async () => {
    const answer = await makePhone(app().url).send('GET', `/api/restaurants?search=${'x'.repeat(81)}`)
    expect([answer.status, answer.problem.fields]).toEqual([400, { search: 'too-long' }])
    expect((await makePhone(app().url).send('GET', '/api/restaurants')).body).toEqual([])
  })
})

async function find(search: string) {
  return (await makePhone(app().url).call(searchRestaurants, { query: { search } })).body
}

function change(phone: Phone, body: InputOf<typeof changeOwnRestaurant, 'body'>) {
  return phone.call(changeOwnRestaurant, { body })
}

function put(phone: Phone, path: string, body: object) {
  return phone.send('PUT', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
