// S10: one phone sends the longest sentence for the longest menu sixty times at once, under one Idempotency-Key.

import * as limits from '@tablemate/domain/limits.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { type Attack, flood } from './run/attack.ts'
import {
  cycle,
  importMenuItems,
  longSentence,
  makeOwner,
  peerAddress,
  similarMenuItems,
} from './run/bystanders.ts'
import { atMostDoubled } from './run/guarantees.ts'
import { type Call, json } from './run/send-request.ts'
import { behindProxy, type Server } from './run/server.ts'

interface Plan {
  readonly url: string
  readonly order: Call
}

const connections = 60
const bystanderMenuItems = 1200
/** An order waits for the index of the longest menu, once, and for one sentence at each of its queries. */
const someSentencesMs = 4000

export const longSentences: Attack<Plan> = {
  id: 'S10',
  title: `${connections} connections say the longest sentence at the longest menu`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const [order] = await spokenOrders(server, '203.0.113.1', limits.menuItems, longSentence, 1)
    const sentence = 'two onion soup tea 7 and a lemon cake tea'
    const spoken = await spokenOrders(server, peerAddress(0), bystanderMenuItems, sentence, 4)
    if (!order) throw new Error('nobody sits at the long menu')
    const orders = {
      ...{ name: 'POST /api/orders, spoken', status: 201, everyMs: 250 },
      next: cycle(spoken),
      promise: atMostDoubled(someSentencesMs),
    }
    const key = { ...order.headers, 'idempotency-key': 'always the same' }
    const plan = { url: server.url, order: { ...order, headers: key } }
    return (await context.measureAround(server, [plan], [orders])).rows
  },
  async perform({ url, order }, attacker) {
    attacker.ready()
    await flood(url, connections, () => order, attacker)
  },
}

/** Spoken orders at `groups` groups of a new restaurant with `dishes` dishes. */
async function spokenOrders(
  server: Server,
  address: string,
  menuItems: number,
  transcription: string,
  groups: number,
): Promise<Call[]> {
  const owner = await makeOwner(server, address)
  await importMenuItems(owner, similarMenuItems(menuItems))
  const made = await Promise.all(
    Array.from({ length: groups }, () => makeGroup(server, { diners: 1, restaurantId: owner.id })),
  )
  return made.map(({ group, diners: [{ id: memberId, phone }] }) => ({
    ...{ path: '/api/orders', address },
    ...json({ groupId: group.id, memberId, transcription }, { cookie: phone.cookie() }),
  }))
}
