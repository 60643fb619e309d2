// S8: wrong group codes from every /64 network of a household's /56 and from many of a site's /48, all at once.

import { makeGroup } from '@tablemate/test/diners/make.ts'
import type { Attack, Attacker, Counts } from './run/attack.ts'
import { peerAddress } from './run/bystanders.ts'
import { answered, type Row } from './run/guarantees.ts'
import { send } from './run/send-request.ts'
import { behindProxy } from './run/server.ts'

interface Plan {
  readonly url: string
  /** The /64 networks that guess, each by its first four groups of digits. */
  readonly networks: readonly string[]
  readonly guesses: number
  /** How many networks guess at the same time. */
  readonly atOnce: number
}

/** How many wrong codes per prefix the server looks up in ten minutes: decisions.md, Ids, codes, identity. */
const mostLookUps = { by56: 60, by48: 200 }

const household = (subnets: number) =>
  Array.from({ length: subnets }, (_, at) => `2001:db8:1:${at.toString(16)}`)

/** The given number of /64 networks, four of each /56. */
const site = (subnets: number) =>
  Array.from(
    { length: subnets },
    (_, at) => `2001:db8:2:${(Math.floor(at / 4) * 256 + (at % 4)).toString(16)}`,
  )

export const codeGuesses: Attack<Plan> = {
  id: 'S8',
  title: 'wrong codes from a /56 and a /48',
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const { group } = await makeGroup(server, { diners: 1 })
    const find = {
      ...{ name: 'GET /api/groups/code/:code', status: 200, promise: answered },
      next: () => ({ path: `/api/groups/code/${group.code}`, address: peerAddress(0) }),
    }
    const of56 = { url: server.url, networks: household(256), guesses: 20, atOnce: 256 }
    const of48 = { url: server.url, networks: site(400), guesses: 20, atOnce: 400 }
    const first = await context.measureAround(server, [of56], [find])
    const second = await context.measureAround(server, [of48], [find])
    return [
      ...first.rows,
      lookUpRow('a /56', first.counts, mostLookUps.by56),
      ...second.rows,
      lookUpRow('a /48', second.counts, mostLookUps.by48),
    ]
  },
  async perform(plan, attacker) {
    attacker.ready()
    await guess(plan, attacker)
  },
}

/** Makes every guess of every network. */
async function guess({ url, networks, guesses, atOnce }: Plan, { signal, count }: Attacker): Promise<void> {
  const waiting = [...networks]
  const guessFromNext = async () => {
    for (let network = waiting.shift(); network !== undefined; network = waiting.shift())
      for (let at = 0; at < guesses && !signal.aborted; at += 1)
        count((await send(url, { path: '/api/groups/code/XXXXX2', address: `${network}::1` })).result)
  }
  await Promise.all(Array.from({ length: atOnce }, guessFromNext))
}

function lookUpRow(network: string, counts: Counts, most: number): Row {
  const looked = counts[404] ?? 0
  return {
    call: `codes looked up from ${network}: ${looked}`,
    promise: `≤ ${most} in ten minutes`,
    isKept: looked > 0 && looked <= most,
  }
}
