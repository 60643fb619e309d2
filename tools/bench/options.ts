// Measures what options cost: an order of a dish with three options against one without, and a long menu with many groups.

import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import {
  addOptionGroups,
  doneness,
  extras,
  type NewOptionGroup,
  size,
} from '@tablemate/test/restaurants/option-groups.ts'
import { makeKitchen } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import type { BenchPostgres } from './database.ts'
import type { Figure } from './figures.ts'
import { makeGroups } from './groups.ts'
import { compare, type Load, roundRobin } from './load.ts'
import { startServer } from './server-process.ts'

const groupCount = 200
const dishCount = 500
const optionGroupCount = 60
const groupsOfEach = 3

export async function measureOptions(postgres: BenchPostgres): Promise<Figure[]> {
  const server = await startServer('real', { target: await postgres.makeDatabase('bench_options') })
  const { a, b, ratio } = await compareOrders(server.url)
  const bytes = await measureMenu(server.url)
  await server.stop()
  return [
    {
      name: 'order with three options, of one without',
      value: ratio,
      least: 0.95,
      detail: `${Math.round(a)}/s against ${Math.round(b)}/s`,
    },
    {
      name: `menu of ${dishCount} dishes with ${optionGroupCount} groups of options, KB compressed`,
      value: bytes / 1000,
      most: 60,
      detail: `${groupsOfEach} groups with each dish`,
    },
  ]
}

async function compareOrders(url: string) {
  const owner = await makeKitchen({ url })
  const [steak] = await addMenuItems(owner, { name: 'Steak', price: 2000 }, { name: 'Soup', price: 2000 })
  const groups = await addOptionGroups(owner, [steak], size, doneness, extras)
  const options = groups.map(group => ({ id: group.options[0]?.id }))
  const next = roundRobin(await makeGroups(url, groupCount, 1, { restaurantId: owner.id }))
  const load = (item: object): Load => ({
    url,
    seconds: 2,
    next: () => {
      const {
        group,
        diners: [{ id: memberId, phone }],
      } = next()
      return {
        path: '/api/orders',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: phone.cookie(),
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ groupId: group.id, memberId, items: [{ quantity: 1, ...item }] }),
      }
    },
  })
  return compare(load({ name: 'Steak', price: 2200, options }), load({ name: 'Soup', price: 2000 }))
}

/** The bytes of the menu as a phone receives it. */
async function measureMenu(url: string): Promise<number> {
  const owner = await makeRestaurant({ url })
  const names = Array.from({ length: dishCount }, (_, at) => ({
    ...{ name: `Dish number ${at} with ${words(at)}`, price: 500 + at * 5 },
    description: `${words(at * 7)}, ${words(at * 11)} and ${words(at * 13)}`,
  }))
  const dishes = await addMenuItems(owner, ...names)
  for (let at = 0; at < optionGroupCount; at += 1) {
    const group: NewOptionGroup = {
      ...{ name: `Choice of ${words(at)}`, min: at % 2, max: 3 },
      options: Array.from({ length: 6 }, (_, of) => ({ name: words(at * 6 + of), price: of * 50 })),
    }
    const having = dishes.filter((_, dish) =>
      Array.from({ length: groupsOfEach }, (_, nth) => (dish + nth * 17) % optionGroupCount).includes(at),
    )
    await addOptionGroups(owner, having, group)
  }
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    get(`${url}/api/restaurants/${owner.id}/menu`, { headers }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes)).on('error', reject)
    }).on('error', reject)
  })
}

const food =
  'beef pork lamb salmon tuna shrimp tofu egg cheese bacon onion tomato basil garlic chilli lemon rice noodle potato salad'.split(
    ' ',
  )

/** Two words and a number, different for each of the first 400. */
function words(at: number): string {
  return `${food[at % food.length]} ${food[Math.floor(at / food.length) % food.length]} ${at}`
}
