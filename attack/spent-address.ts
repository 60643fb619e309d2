// S11: a guest on the restaurant's Wi-Fi types wrong codes until the address that all share is spent.

import { setTimeout as wait } from 'node:timers/promises'
import { createGroup, type Group } from '#contract/groups.ts'
import { makePhone } from '../test/diners/phone.ts'
import { addTablesTo } from '../test/restaurants/tables.ts'
import { ask, json } from './run/ask.ts'
import type { Attack } from './run/attack.ts'
import { answered } from './run/guarantees.ts'
import type { OthersCall } from './run/measure.ts'
import { inTurn, makeOwner } from './run/others.ts'
import { behindProxy, type Server } from './run/server.ts'

export interface SpentAddress {
  readonly url: string
  readonly address: string
  readonly guesses: number
}

/** The restaurant's own, which its guests share. */
const address = '198.51.100.1'
/** As many as one address may miss in ten minutes. */
export const codeMisses = 20

export const spentAddress: Attack<SpentAddress> = {
  id: 'S11',
  title: `${codeMisses} wrong codes from the address of a restaurant`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const others = [...(await stickerJoins(server)), ...(await linkJoins(server))]
    const plan = { url: server.url, address, guesses: 40 }
    const calls = others.map(call => ({ ...call, everyMs: 250, promise: answered }))
    return (await context.measureAround(server, [plan], calls)).rows
  },
  async perform(plan, { signal, count, underWay }) {
    for (let at = 0; at < plan.guesses && !signal.aborted; at += 1) {
      const guess = { path: '/api/groups/code/XXXXX2', address: plan.address }
      count((await ask(plan.url, guess)).result)
    }
    underWay()
    while (!signal.aborted) await wait(100)
  },
}

/** Guests who scan the sticker of a table, and sit down. */
async function stickerJoins(server: Server): Promise<OthersCall[]> {
  const owner = await makeOwner(server, address)
  const tables = await addTablesTo(owner, ...Array.from({ length: 10 }, (_, at) => `${at + 1}`))
  const paths = tables.map(({ token }) => `/api/tables/${token}`)
  const name = numbered('Guest')
  const scan = inTurn(paths)
  const join = inTurn(paths)
  return [
    { name: 'scan of a sticker', status: 200, next: () => ({ path: scan(), address }) },
    {
      ...{ name: 'join by a sticker', status: 201 },
      next: () => ({ path: `${join()}/join`, address, ...json({ name: name() }) }),
    },
  ]
}

/** Guests who open the link of a table, or scan its QR code: it is looked up, then joined. */
async function linkJoins({ url }: Pick<Server, 'url'>): Promise<OthersCall[]> {
  const groups: Group[] = []
  for (let at = 0; at < 10; at += 1) {
    const phone = makePhone(url, { headers: { 'x-forwarded-for': address } })
    const { body } = await phone.call(createGroup, { body: { memberName: 'Ann' } })
    groups.push((body as { group: Group }).group)
  }
  const name = numbered('Friend')
  const opened = inTurn(groups)
  const joined = inTurn(groups)
  return [
    { name: 'look-up of a link', status: 200, next: () => ({ path: lookUpByLink(opened()), address }) },
    {
      ...{ name: 'join by a link', status: 201 },
      next: () => ({ path: `/api/groups/${joined().id}/members`, address, ...json({ name: name() }) }),
    },
  ]
}

/** What the join screen asks for: the code and the key that the link carries. */
export function lookUpByLink({ code, linkKey }: Group): string {
  return `/api/groups/code/${code}?key=${linkKey}`
}

function numbered(name: string): () => string {
  let at = 0
  return () => {
    at += 1
    return `${name} ${at}`
  }
}
