// A table whose columns cannot be told apart: its owner is asked what they hold.

import { beforeAll, describe, expect, test } from 'vitest'
import { shareApp } from '../../../../test/app/app.ts'
import { readDishes } from '../../../../test/restaurants/menu.ts'
import { makeRestaurant, type Owner, uploadFile } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })
let owner: Owner
beforeAll(async () => {
  owner = await makeRestaurant(app())
})

const content = 'Tola,Kesh,Mur,Vebi\nSoup,Sopa,Zuppa,5.00\nStew,Guiso,Stufato,9.00'
const answer = JSON.stringify(['ignore', 'name', 'ignore', 'price'])

describe('A table whose columns cannot be told apart', () => {
  test('is answered with a question in a preview', async () => {
    const { status, body } = await uploadFile(owner.phone, { content, isPreview: true })
    expect([status, body]).toEqual([
      201,
      {
        itemsAdded: 0,
        columns: {
          rows: content.split('\n').map(line => line.split(',')),
          guess: ['name', 'description', 'ignore', 'price'],
        },
      },
    ])
  })

  test('is refused by an import', async () => {
    const { status, problem } = await uploadFile(owner.phone, { content })
    expect([status, problem.problem]).toEqual([422, 'menu-columns-unknown'])
  })

  test('is read as its owner answers', async () => {
    const { body } = await uploadFile(owner.phone, { content, columns: answer, isPreview: true })
    expect(body).toMatchObject({
      rows: [
        { name: 'Sopa', price: 500 },
        { name: 'Guiso', price: 900 },
      ],
    })
    const json = JSON.stringify({ rows: content.split('\n').map(line => line.split(',')) })
    const ofJson = { content: json, name: 'menu.json', isPreview: true }
    expect((await uploadFile(owner.phone, ofJson)).body).toMatchObject({ columns: { guess: { length: 4 } } })
    expect((await uploadFile(owner.phone, { ...ofJson, columns: answer })).body).toMatchObject({
      rows: [
        { name: 'Sopa', price: 500 },
        { name: 'Guiso', price: 900 },
      ],
    })
  })

  test('is imported as its owner answers', async () => {
    const other = await makeRestaurant(app())
    const { body } = await uploadFile(other.phone, { content, columns: answer })
    expect(body).toEqual({ itemsAdded: 2 })
    expect(await readDishes(app(), other)).toContainEqual(['Other', 'Sopa', null, 500])
  })

  test.each([
    ['not JSON', 'name,price', 'malformed'],
    ['no list', '{"name":0}', 'malformed'],
    ['an unknown meaning', '["name","price","cost"]', 'not-an-option'],
    ['no price', '["name","ignore"]', 'required'],
    ['no name', '["price"]', 'required'],
    ['too many columns', JSON.stringify(['name', ...Array(60).fill('price')]), 'too-long'],
  ])('takes no other answer: %s', async (_, columns, fault) => {
    const { status, problem } = await uploadFile(owner.phone, { content, columns, isPreview: true })
    expect([status, Object.values(problem.fields ?? {})]).toEqual([400, [fault]])
  })
})
