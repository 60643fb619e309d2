// S11: somebody on a restaurant's Wi-Fi types wrong codes until the address that all guests share has used up its limit.

import { setTimeout as wait } from 'node:timers/promises'
import { createGroup, type Group } from '@tablemate/contract/groups.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { addRestaurantTablesTo } from '@tablemate/test/restaurants/restaurant-tables.ts'
import type { Attack } from './run/attack.ts'
import { cycle, makeOwner } from './run/bystanders.ts'
import { answered } from './run/guarantees.ts'
import type { BystanderCall } from './run/measure.ts'
import { json, send } from './run/send-request.ts'
import { behindProxy, type Server } from './run/server.ts'

export interface ExhaustedAddress {
  readonly url: string
  readonly address: string
  readonly guesses: number
}

/** The restaurant's address, which its guests share. */
const address = '198.51.100.1'
/** How many wrong codes one address may send in ten minutes. */
const codeMisses = 20

export const exhaustedAddress: Attack<ExhaustedAddress> = {
  id: 'S11',
  title: `${codeMisses} wrong codes from the address of a restaurant`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const bystanders = [...(await stickerJoins(server)), ...(await linkJoins(server))]
    const plan = { url: server.url, address, guesses: 40 }
    const calls = bystanders.map(call => ({ ...call, everyMs: 250, promise: answered }))
    return (await context.measureAround(server, [plan], calls)).rows
  },
  async perform(plan, { signal, count, ready }) {
    for (let at = 0; at < plan.guesses && !signal.aborted; at += 1) {
      const guess = { path: '/api/groups/code/XXXXX2', address: plan.address }
      count((await send(plan.url, guess)).result)
    }
    ready()
    while (!signal.aborted) await wait(100)
  },
}

/** Diners who scan the sticker of a table and join there. */
async function stickerJoins(server: Server): Promise<BystanderCall[]> {
  const owner = await makeOwner(server, address)
  const restaurantTables = await addRestaurantTablesTo(
    owner,
    ...Array.from({ length: 10 }, (_, at) => `${at + 1}`),
  )
  const paths = restaurantTables.map(({ token }) => `/api/tables/${token}`)
  const name = numbered('Guest')
  const scan = cycle(paths)
  const join = cycle(paths)
  return [
    { name: 'scan of a sticker', status: 200, next: () => ({ path: scan(), address }) },
    {
      ...{ name: 'join by a sticker', status: 201 },
      next: () => ({ path: `${join()}/join`, address, ...json({ name: name() }) }),
    },
  ]
}

/** Diners who open the link of a group or scan its QR code: they look the group up, then join it. */
async function linkJoins({ url }: Pick<Server, 'url'>): Promise<BystanderCall[]> {
  const groups: Group[] = []
  for (let at = 0; at < 10; at += 1) {
    const phone = makePhone(url, { headers: { 'x-forwarded-for': address } })
    const { body } = await phone.call(createGroup, { body: { memberName: 'Ann' } })
    groups.push((body as { group: Group }).group)
  }
  const name = numbered('Friend')
  const opened = cycle(groups)
  const joined = cycle(groups)
  return [
    { name: 'look-up of a link', status: 200, next: () => ({ path: lookUpByLink(opened()), address }) },
    {
      ...{ name: 'join by a link', status: 201 },
      next: () => {
        const { id, linkKey } = joined()
        return { path: `/api/groups/${id}/members`, address, ...json({ name: name(), key: linkKey }) }
      },
    },
  ]
}

/** The path that the join screen requests, with the code and the key from the link. */
function lookUpByLink({ code, linkKey }: Group): string {
  return `/api/groups/code/${code}?key=${linkKey}`
}

function numbered(name: string): () => string {
  let at = 0
  return () => {
    at += 1
    return `${name} ${at}`
  }
}
