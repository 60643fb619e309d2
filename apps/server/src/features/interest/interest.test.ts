// Declarations of interest: their fields, their rate limit, and the operator's table.

import { declareInterest } from '@tablemate/contract/interest.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { interestFeatures } from '@tablemate/domain/restaurants/interest.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { describe, expect, test } from 'vitest'
import { interestTable } from './interest-table.ts'

/** Each request comes from its own address, unless a test sets one. */
const app = shareAppInFile({ env: { TRUST_PROXY: '127.0.0.1' } })

const needed = {
  restaurantName: 'The Crown & Anchor',
  contactName: 'Zoë Smith',
  email: 'zoe@crown.example',
  phone: '+44 20 7946 0018',
  address: '1 Mill Lane',
  city: 'Norwich',
  state: 'Norfolk',
  zipCode: 'NR3 1AB',
}

const choices = {
  restaurantType: 'pub',
  seatingCapacity: '50-100',
  currentPosSystem: 'none',
  averageOrderValue: '15-30',
}

describe('a declaration of interest', () => {
  // Threat: csv-formulas
  test('is stored with all its fields, and the operator’s table has them unchanged', async () => {
    const additionalInfo = '=cmd|"/c calc"!A1\n"Best, after three" <b>ring</b>'
    const full = { ...needed, ...choices, interestedFeatures: [...interestFeatures], additionalInfo }
    const before = await send({ ...needed, restaurantName: '=1+1', additionalInfo: null })
    const after = (await send(full)).body as { receivedAt: string }
    const [names, first, second, ...more] = await listed((before.body as typeof after).receivedAt)
    expect(names?.slice(2, 5)).toEqual(['restaurantName', 'contactName', 'email'])
    expect(first?.slice(2, 6)).toEqual(["'=1+1", 'Zoë Smith', 'zoe@crown.example', "'+44 20 7946 0018"])
    expect(first?.slice(10)).toEqual(['', '', '', '', '', ''])
    expect(second?.slice(2)).toEqual([
      ...Object.values({ ...needed, phone: "'+44 20 7946 0018" }),
      ...Object.values(choices),
      interestFeatures.join(', '),
      `'${additionalInfo}`,
    ])
    expect(more).toEqual([])
    expect(second?.[1]).toBe(after.receivedAt)
    expect((await listed(after.receivedAt)).map(([id]) => id)).toEqual(['id', second?.[0]])
    expect(app().logged.join('')).not.toMatch(/Crown|Zoë|calc/)
  })

  test('needs name, contact and address, and nothing else', async () => {
    expect((await send(needed)).status).toBe(201)
    const required = Object.fromEntries(Object.keys(needed).map(name => [name, 'required']))
    expect((await send({})).problem.fields).toEqual(required)
    const blank = Object.fromEntries(Object.keys(needed).map(name => [name, ' ']))
    expect((await send(blank)).problem.fields).toEqual(required)
  })

  test.each([
    [{ email: 'zoe at crown' }, { email: 'malformed' }],
    [{ phone: 'ring the bell' }, { phone: 'malformed' }],
    [{ contactName: 'x'.repeat(limits.contactName + 1) }, { contactName: 'too-long' }],
    [{ zipCode: 'x'.repeat(limits.zipCode + 1) }, { zipCode: 'too-long' }],
    [{ city: 'Nor\u0000wich' }, { city: 'forbidden-characters' }],
    [
      { restaurantType: 'diner', seatingCapacity: '3', currentPosSystem: 'till', averageOrderValue: 15 },
      {
        restaurantType: 'not-an-option',
        seatingCapacity: 'not-an-option',
        currentPosSystem: 'not-an-option',
        averageOrderValue: 'not-an-option',
      },
    ],
    [{ interestedFeatures: ['a pony'] }, { 'interestedFeatures.0': 'not-an-option' }],
    [{ interestedFeatures: 'all' }, { interestedFeatures: 'wrong-type' }],
    [{ additionalInfo: 'x'.repeat(limits.additionalInfo + 1) }, { additionalInfo: 'too-long' }],
  ])('with %j is refused by field', async (wrong, fields) => {
    const { status, problem } = await send({ ...needed, ...wrong })
    expect([status, problem.fields]).toEqual([400, fields])
  })

  test('accepts features by name in any case, and drops duplicates', async () => {
    const interestedFeatures = [
      'POS SYSTEM INTEGRATION',
      'pos system integration',
      'Order analytics dashboard',
    ]
    const blank = { restaurantType: '', seatingCapacity: null }
    const { body } = await send({ ...needed, ...blank, interestedFeatures })
    const [, row] = await listed((body as { receivedAt: string }).receivedAt)
    expect(row?.[14]).toBe('POS system integration, order analytics dashboard')
  })

  test('is stored once per idempotency key; the key with another body is refused', async () => {
    const phone = makePhone(app().url, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    const call = (body: object) => phone.call(declareInterest, { body: body as typeof needed, key: 'one' })
    // The cookie makes the requests come from one device.
    await phone.send('GET', '/')
    const answers = await Promise.all([call(needed), call(needed)])
    // Repeated calls do not count against the rate limit of 20.
    for (let again = 0; again < 20; again += 1) answers.push(await call(needed))
    expect(new Set(answers.map(({ body }) => body.receivedAt)).size).toBe(1)
    expect((await call({ ...needed, city: 'Ely' })).problem.problem).toBe('key-reused')
    expect(await listed(answers[0]?.body.receivedAt ?? '')).toHaveLength(2)
  })

  test('is accepted 20 times an hour from one address', async () => {
    const from = '192.0.2.2'
    for (let times = 0; times < 20; times += 1) expect((await send(needed, from)).status).toBe(201)
    const { problem, headers } = await send(needed, from)
    expect(problem.problem).toBe('too-many-requests')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  })
})

let writers = 0

function send(body: object, from = nextAddress()) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return makePhone(app().url).send('POST', declareInterest.path, { headers, body: JSON.stringify(body) })
}

function nextAddress(): string {
  writers += 1
  return `198.51.100.${writers}`
}

/** The rows of the operator's table from an instant on. */
async function listed(since: string): Promise<string[][]> {
  return rowsOf(await interestTable(app().database.sql, new Date(since)))
}

/** Every cell is quoted. */
function rowsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)]
  expect(cells.map(([text]) => text).join('')).toBe(csv)
  const rows: string[][] = [[]]
  for (const [, text = '', end] of cells) {
    rows.at(-1)?.push(text.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}
