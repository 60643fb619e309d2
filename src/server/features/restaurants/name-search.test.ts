// The search for restaurants by name: the spellings that it finds, and how many results it returns.

import { describe, expect, test } from 'vitest'
import { searchRestaurants } from '#contract/restaurants.ts'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { changeProfile, searchByName } from '../../../../test/restaurants/profile.ts'
import { makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

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

  test('refuses a text longer than a name', async () => {
    const answer = await makePhone(app().url).send('GET', `/api/restaurants?search=${'x'.repeat(81)}`)
    expect([answer.status, answer.problem.fields]).toEqual([400, { search: 'too-long' }])
    expect((await makePhone(app().url).send('GET', '/api/restaurants')).body).toEqual([])
  })
})
