// S8: wrong group codes from every network of a household's /56 and from many of a site's /48, all at once.

import { makeGroup } from '../test/diners/make.ts'
import { ask } from './run/ask.ts'
import type { Attack, Attacker, Counts } from './run/attack.ts'
import { answered, type Row } from './run/guarantees.ts'
import { othersAddress } from './run/others.ts'
import { behindProxy } from './run/server.ts'

export interface Guesses {
  readonly url: string
  /** Of each /64 that guesses, its first four groups. */
  readonly networks: readonly string[]
  readonly ofEach: number
  /** So many networks guess at the same time. */
  readonly atOnce: number
}

/** decisions.md, Ids, codes, identity: misses in ten minutes. */
export const lookedUp = { by56: 60, by48: 200 }

export const household = (subnets: number) =>
  Array.from({ length: subnets }, (_, at) => `2001:db8:1:${at.toString(16)}`)

/** So many /64s, four of each /56. */
const site = (subnets: number) =>
  Array.from(
    { length: subnets },
    (_, at) => `2001:db8:2:${(Math.floor(at / 4) * 256 + (at % 4)).toString(16)}`,
  )

export const codeGuesses: Attack<Guesses> = {
  id: 'S8',
  title: 'wrong codes from a /56 and a /48',
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const { group } = await makeGroup(server, { diners: 1 })
    const find = {
      ...{ name: 'GET /api/groups/code/:code', status: 200, promise: answered },
      next: () => ({ path: `/api/groups/code/${group.code}`, address: othersAddress(0) }),
    }
    const of56 = { url: server.url, networks: household(256), ofEach: 20, atOnce: 256 }
    const of48 = { url: server.url, networks: site(400), ofEach: 20, atOnce: 400 }
    const first = await context.measureAround(server, [of56], [find])
    const second = await context.measureAround(server, [of48], [find])
    return [
      ...first.rows,
      foundOut('a /56', first.counts, lookedUp.by56),
      ...second.rows,
      foundOut('a /48', second.counts, lookedUp.by48),
    ]
  },
  async perform(plan, attacker) {
    attacker.underWay()
    await guess(plan, attacker)
  },
}

/** Every guess of every network; ends with the last. */
async function guess({ url, networks, ofEach, atOnce }: Guesses, { signal, count }: Attacker): Promise<void> {
  const waiting = [...networks]
  const guessFromNext = async () => {
    for (let network = waiting.shift(); network !== undefined; network = waiting.shift())
      for (let at = 0; at < ofEach && !signal.aborted; at += 1)
        count((await ask(url, { path: '/api/groups/code/XXXXX2', address: `${network}::1` })).result)
  }
  await Promise.all(Array.from({ length: atOnce }, guessFromNext))
}

function foundOut(network: string, counts: Counts, most: number): Row {
  const looked = counts[404] ?? 0
  return {
    call: `codes looked up from ${network}: ${looked}`,
    promise: `≤ ${most} in ten minutes`,
    isKept: looked > 0 && looked <= most,
  }
}
