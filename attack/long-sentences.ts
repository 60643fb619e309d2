// S10: one phone says the longest sentence at the longest menu, sixty times at once, under one Idempotency-Key.

import { limits } from '#domain/limits.ts'
import { makeGroup } from '../test/diners/make.ts'
import { type Ask, json } from './run/ask.ts'
import { type Attack, flood } from './run/attack.ts'
import { atMostDoubled } from './run/guarantees.ts'
import { importDishes, inTurn, longSentence, makeOwner, othersAddress, similarDishes } from './run/others.ts'
import { behindProxy, type Server } from './run/server.ts'

interface Plan {
  readonly url: string
  readonly order: Ask
}

const connections = 60
/** More than are understood on the event loop: these wait for the thread too. */
const othersDishes = 1200
/** Others wait for the one sentence that is being understood, if each restaurant has its turn. */
const oneSentenceMs = 4000

export const longSentences: Attack<Plan> = {
  id: 'S10',
  title: `${connections} connections say the longest sentence at the longest menu`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const [order] = await ordersAt(server, '203.0.113.1', limits.menuItems, longSentence, 1)
    const said = 'two onion soup tea 7 and a lemon cake tea'
    const spoken = await ordersAt(server, othersAddress(0), othersDishes, said, 4)
    if (!order) throw new Error('nobody sits at the long menu')
    const orders = {
      ...{ name: 'POST /api/orders, spoken', status: 201, everyMs: 250 },
      next: inTurn(spoken),
      promise: atMostDoubled(oneSentenceMs),
    }
    const key = { ...order.headers, 'idempotency-key': 'always the same' }
    const plan = { url: server.url, order: { ...order, headers: key } }
    return (await context.measureAround(server, [plan], [orders])).rows
  },
  async perform({ url, order }, attacker) {
    attacker.underWay()
    await flood(url, connections, () => order, attacker)
  },
}

/** Spoken orders at so many tables of a new restaurant with so many dishes. */
async function ordersAt(
  server: Server,
  address: string,
  dishes: number,
  transcription: string,
  tables: number,
): Promise<Ask[]> {
  const owner = await makeOwner(server, address)
  await importDishes(owner, similarDishes(dishes))
  const made = await Promise.all(
    Array.from({ length: tables }, () => makeGroup(server, { diners: 1, restaurantId: owner.id })),
  )
  return made.map(({ group, diners: [{ id: memberId, phone }] }) => ({
    ...{ path: '/api/orders', address },
    ...json({ groupId: group.id, memberId, transcription }, { cookie: phone.cookie() }),
  }))
}
