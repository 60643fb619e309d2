// `npm run seed`: a table in the middle of its meal, and a restaurant with tables, made through the calls that phones make.

import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { chooseBill } from '#contract/bills.ts'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { createGroup, joinGroup } from '#contract/groups.ts'
import { placeOrder } from '#contract/orders.ts'
import { payShare } from '#contract/payments.ts'
import { logIn, signUp } from '#contract/restaurants.ts'
import { addTables } from '#contract/tables.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from './open-database.ts'

const meal = [
  {
    name: 'Lucia',
    items: [
      { name: 'Burrata & peach', quantity: 1, price: 1450 },
      { name: 'Margherita', quantity: 1, price: 1300, modifications: 'no basil' },
    ],
  },
  {
    name: 'Marco',
    items: [
      { name: 'Margherita', quantity: 2, price: 1300 },
      { name: 'Sparkling water', quantity: 2, price: 450 },
    ],
  },
  {
    name: 'Anaïs',
    items: [{ name: 'Tagliatelle al ragù', quantity: 1, price: 1850, modifications: 'parmesan on the side' }],
  },
  {
    name: 'Ben',
    items: [{ name: 'Margherita', quantity: 1, price: 1300, modifications: 'extra chilli' }],
    said: 'and something sweet to share',
  },
  { name: 'Yuki', items: [{ name: 'Tiramisù', quantity: 2, price: 800 }] },
] as const

const owner = { email: 'lucia@example.com', password: 'open sesame', name: 'Osteria Lucia' }

const config = readConfig(process.env)
const log = pino({ level: 'warn' })
const { database, keyRing, close } = await openDatabase(config, log)
const app = await buildApp({ config, database, clock: () => new Date(), log, keyRing: keyRing() })
const code = await seatTable(app)
const token = await keepTables(app)
await app.close()
await close()
console.log(`A table is in the middle of its meal. Join it with the code ${code}:`)
console.log(`  http://localhost:${config.port}/join-group?code=${code}`)
console.log(`A restaurant keeps 12 tables (${owner.email}, password “${owner.password}”). Scan its first:`)
console.log(`  http://localhost:${config.port}/table/${token}`)

/** Five diners order, choose, and one has paid; answers the group's code. */
async function seatTable(on: FastifyInstance): Promise<string> {
  const phones = meal.map(() => makePhone(on))
  const [host, ...others] = meal.map(({ name }, at) => ({ name, call: phones[at] as Call }))
  if (!host) throw new Error('a meal has a host')
  const created = await host.call(createGroup, {
    body: {
      restaurantName: 'Osteria Lucia',
      tableNumber: '12',
      memberName: host.name,
      isUniversalMode: true,
    },
  })
  if (!('member' in created)) throw new Error('the host did not sit down')
  const { group, member } = created
  const ids = [member.id]
  for (const { name, call } of others) {
    const joined = await call(joinGroup, { groupId: group.id, body: { name } })
    ids.push(joined.id)
  }
  for (const [at, diner] of meal.entries()) {
    const order = { groupId: group.id, memberId: ids[at] }
    const call = phones[at] as Call
    await call(placeOrder, { body: { ...order, items: diner.items } })
    if ('said' in diner) await call(placeOrder, { body: { ...order, items: [], transcription: diner.said } })
  }
  const bill = await host.call(chooseBill, {
    groupId: group.id,
    body: { tipPercentage: 20, splitMethod: 'items' },
  })
  const marco = bill.memberSplits.find(({ memberName }) => memberName === 'Marco')
  await host.call(payShare, { body: { groupId: group.id, memberId: marco?.memberId, amount: marco?.due } })
  return group.code
}

/** The restaurant, whose tables are added where they are missing; answers the token of the first. */
async function keepTables(on: FastifyInstance): Promise<string> {
  const call = makePhone(on)
  const { id: restaurantId } = await call(signUp, { body: owner }).catch(() => call(logIn, { body: owner }))
  const names = Array.from({ length: 12 }, (_, at) => `${at + 1}`)
  const [first] = await call(addTables, { restaurantId, body: { names } })
  return first?.token ?? ''
}

type Call = <E extends Endpoint>(
  endpoint: E,
  input: { groupId?: string; restaurantId?: number; body: object },
) => Promise<ReplyOf<E>>

/** A device of its own: it keeps its cookie. */
function makePhone(on: FastifyInstance): Call {
  const cookies: Record<string, string> = {}
  return async ({ method, path }, { groupId = '', restaurantId = 0, body }) => {
    const url = path.replace(':groupId', groupId).replace(':restaurantId', String(restaurantId))
    const answer = await on.inject({ method, url, cookies, payload: body })
    for (const { name, value } of answer.cookies) cookies[name] = value
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}`)
    return answer.json()
  }
}
