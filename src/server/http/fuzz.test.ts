// Whatever is sent to whichever call: it is answered by the contract, and never by a fault of ours.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemBody } from '#contract/problem.ts'
import { shareApp } from '../../../test/app.ts'
import { makeCampaign } from '../../../test/campaign.ts'
import { makeGroup } from '../../../test/make.ts'
import { addDishes, makeRestaurant } from '../../../test/restaurant.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '1000', BETA_ACCESS_CODE: 'SUPPER' } })

const fields = [
  'groupId',
  'memberId',
  'items',
  'transcription',
  'name',
  'memberName',
  'amount',
  'tipAmount',
  'tipPercentage',
  'splitMethod',
  'tableNumber',
  'restaurantName',
  'currency',
  'paymentMethod',
  'code',
  'email',
  'password',
  'currentPassword',
  'newPassword',
  'phone',
  'city',
  'country',
  'businessId',
  'taxPercentage',
  'latitude',
  'longitude',
  'price',
  'description',
  'category',
  'isSoldOut',
  'categories',
  'restaurantId',
]
const oddNumbers = fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324)
const oddTexts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '\ud800', '__proto__', "'", '%', 'x'.repeat(3000), 'USD', 'items'),
)
const anything = fc.oneof(
  oddNumbers,
  oddTexts,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
)
const item = fc.record(
  {
    name: oddTexts,
    quantity: fc.oneof(oddNumbers, fc.nat(120)),
    price: fc.oneof(oddNumbers, fc.nat()),
    modifications: anything,
  },
  { requiredKeys: [] },
)

test('nonsense of every kind to every call', { timeout: 60_000 }, async () => {
  const { group, diners } = await makeGroup(app())
  const [{ phone, id }] = diners
  // The diner is a restaurateur too, so that the calls of both are reached.
  const restaurant = await makeRestaurant(app(), {}, phone)
  const [dish] = await addDishes(restaurant, { name: 'Soup', price: 900 })
  const campaign = await makeCampaign(app(), restaurant)
  const { id: orderId } = await diners[0].order({ name: 'Soup', price: 900 })
  const calls: [string, Endpoint][] = Object.entries(endpoints).filter(
    ([name]) => !['watchTable', 'leaveGroup', 'logOut'].includes(name),
  )
  const bodies = fc.oneof(
    fc.dictionary(fc.constantFrom(...fields), anything),
    fc.record({
      groupId: fc.constant(group.id),
      memberId: fc.constantFrom(id, String(id)),
      items: fc.array(item, { maxLength: 3 }),
      transcription: anything,
      amount: fc.oneof(oddNumbers, fc.nat()),
      name: oddTexts,
    }),
    fc.record(
      {
        email: fc.oneof(oddTexts, fc.emailAddress(), fc.constant(restaurant.email)),
        password: fc.oneof(oddTexts, fc.string({ minLength: 6 })),
        currentPassword: oddTexts,
        newPassword: oddTexts,
        name: oddTexts,
        phone: anything,
        city: oddTexts,
        zipCode: oddTexts,
        currency: fc.constantFrom('USD', 'JPY', null, 'XXX'),
        taxPercentage: fc.oneof(oddNumbers, fc.double({ min: 0, max: 100 })),
        latitude: oddNumbers,
        longitude: fc.oneof(oddNumbers, oddTexts),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        title: oddTexts,
        description: oddTexts,
        imageUrl: fc.oneof(oddTexts, fc.webUrl()),
        offerType: fc.constantFrom('discount', 'fixed_amount', 'free_item', 'x'),
        offerValue: fc.oneof(oddNumbers, fc.nat(120), anything),
        targetRadius: fc.constantFrom(1000, 20_000, 7, null),
        durationDays: fc.constantFrom(3, 365, 4, ''),
        startDate: fc.oneof(oddTexts, fc.date().map(String), fc.constantFrom('2026-11-21', '9999-12-31')),
        campaignId: fc.oneof(oddNumbers, fc.constant(campaign.id)),
        impressionType: fc.constantFrom('view', 'click', ''),
        userLatitude: fc.oneof(oddNumbers, oddTexts),
      },
      { requiredKeys: [] },
    ),
    anything,
  )
  const parts = {
    groupId: group.id,
    memberId: String(id),
    orderId: String(orderId),
    code: group.code,
    restaurantId: String(restaurant.id),
    itemId: String(dish.id),
    campaignId: String(campaign.id),
  }
  const act = async ([name, { method, path }]: [string, Endpoint], body: unknown, odd: string | null) => {
    const filled = path.replace(/:(\w+)/g, (_, part: keyof typeof parts) =>
      encodeURIComponent((odd ?? parts[part]).toWellFormed()),
    )
    const options =
      method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) ?? '' }
    const asked = encodeURIComponent((odd ?? '1').toWellFormed())
    const query = method === 'GET' ? `?search=${asked}&lat=${asked}&lng=1&limit=${asked}` : ''
    const answer = await phone.send(method, filled + query, options)
    const isGood =
      answer.status < 300 || (answer.status < 500 && z.safeParse(problemBody, answer.body).success)
    if (!isGood) throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), bodies, fc.option(oddTexts, { freq: 4 }), act),
    { seed: 2026, numRuns: 1000 },
  )
  expect((await phone.send('GET', `/api/groups/${group.id}/table`)).status).toBe(200)
  expect((await phone.send('GET', '/api/restaurants/me')).status).toBe(200)
})
