// Measures a city: 20,000 restaurants with 50,000 campaigns and 2,000,000 groups of a day, against an empty database and
// against a tenth of itself. CITY_SHARE lays only this share of it. Takes a quarter of an hour and 12 GB of disk.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase } from '@tablemate/server/db/database.ts'
import { fillCampaigns } from '@tablemate/test/restaurants/campaign.ts'
import { makeKitchen } from '@tablemate/test/restaurants/ordering.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import {
  type City,
  type CitySize,
  diners as dinersOfGroup,
  fillCity,
  orders as ordersOfGroup,
} from './city-data.ts'
import type { BenchPostgres } from './database.ts'
import type { Figure } from './figures.ts'
import { type MemberSession, makeFullGroups, makeGroups, makeSessions, orderBody } from './groups.ts'
import { openStreams } from './listeners.ts'
import { compare, type Load, roundRobin } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const share = Number(process.env.CITY_SHARE ?? 1)
const city: City = {
  restaurants: 20_000 * share,
  groups: 2_000_000 * share,
  campaigns: 50_000 * share,
}
const tenth = { restaurants: city.restaurants / 10, groups: city.groups / 10, campaigns: city.campaigns / 10 }
const none = { restaurants: 0, groups: 0, campaigns: 0 }

const seconds = 2
const streams = 10_000
const dinersPerGroup = 8
/** Far from the restaurants that `fillCity` lays. */
const town = { latitude: 48.2, longitude: 16.37 }

export async function measureCity(postgres: BenchPostgres): Promise<Figure[]> {
  const empty = await startCity(postgres, 'bench_city_none', none)
  const small = await startCity(postgres, 'bench_city_tenth', tenth)
  const full = await startCity(postgres, 'bench_city', city)
  const figures: Figure[] = []
  const perSecond: Record<string, number> = {}
  for (const [name, loadOn] of Object.entries(loads)) {
    const toEmpty = await compare(loadOn(full), loadOn(empty))
    const toTenth = await compare(loadOn(full), loadOn(small))
    perSecond[name] = toEmpty.a
    const detail = `${Math.round(toEmpty.a)}/s against ${Math.round(toEmpty.b)}/s; ${round(toTenth.ratio)} of a tenth of the city`
    figures.push({
      name: `${name} in the city, of itself in an empty database`,
      value: toEmpty.ratio,
      least: 0.9,
      detail,
    })
  }
  figures.push(...sizeFigures(full.size, small.size))
  for (const { server } of [empty, small]) await server.stop()
  const memory = await memoryOfStreams(full.server)
  await full.server.stop()
  return [
    ...figures,
    memory.figure,
    ...limitsOf({ size: full.size, perSecond, bytesPerStream: memory.perStream }),
  ]
}

interface CityServer {
  readonly server: ServerProcess
  readonly size: CitySize
  /** Groups for orders, one diner each, and groups of eight diners with 40 orders. */
  readonly sessions: readonly MemberSession[]
  readonly groups: readonly MemberSession[]
  /** With 30 tables of two diners, an order each, on its board. */
  readonly kitchen: Owner
}

/** All cities have the same measured groups, restaurants and campaigns. */
async function startCity(postgres: BenchPostgres, name: string, of: City): Promise<CityServer> {
  const target = await postgres.makeDatabase(name)
  const server = await startServer('real', { target })
  const size = of.groups > 0 ? await fillCity(target, of) : { withoutGroups: 0, withGroups: 0 }
  const database = connectDatabase(target, { connections: 1 })
  const campaigns = Array.from({ length: 50 }, () => ({ ...town, radius: 5000 }))
  await fillCampaigns({ database, now: () => new Date() }, campaigns)
  await database.close()
  const kitchen = await makeKitchen(server)
  for (const { diners } of await makeGroups(server.url, 30, 2, { restaurantId: kitchen.id }))
    for (const diner of diners) await diner.order({ name: 'Margherita', price: 1300 })
  const sessions = await makeSessions(server.url, 1000)
  return { server, size, sessions, groups: await makeFullGroups(server.url, 20), kitchen }
}

/** The calls of an evening. */
const loads: Record<string, (city: CityServer) => Load> = {
  'order placed': ({ server, sessions }) => {
    const next = roundRobin(sessions)
    return load(server, () => {
      const { groupId, memberId, cookie } = next()
      return post('/api/orders', orderBody({ groupId, memberId }), {
        cookie,
        'idempotency-key': randomUUID(),
      })
    })
  },
  'diner joins': ({ server, sessions }) => {
    const next = roundRobin(sessions)
    let joined = 0
    return load(server, () => {
      joined += 1
      const { groupId, linkKey } = next()
      return post(`/api/groups/${groupId}/members`, {
        key: linkKey,
        name: `Diner ${joined} ${randomUUID().slice(0, 8)}`,
      })
    })
  },
  summary: ({ server, groups }) => {
    const next = roundRobin(groups)
    return load(server, () => {
      const { groupId, cookie } = next()
      return { path: `/api/groups/${groupId}/summary`, headers: { cookie } }
    })
  },
  board: ({ server, kitchen }) =>
    load(server, () => ({
      path: `/api/restaurants/${kitchen.id}/board`,
      headers: { cookie: kitchen.phone.cookie() },
    })),
  'offers nearby': ({ server }) =>
    load(server, () => {
      const shift = () => (Math.random() - 0.5) / 50
      return {
        path: `/api/ads/nearby?lat=${town.latitude + shift()}&lng=${town.longitude + shift()}&limit=2`,
      }
    }),
  // More at once would be refused: passwords are hashed by few threads.
  login: ({ server, kitchen: { email, password } }) => ({
    ...load(server, () => post('/api/restaurants/login', { email, password })),
    connections: 2,
  }),
}

type Call = ReturnType<Load['next']>

function load({ url }: ServerProcess, next: () => Call): Load {
  return { url, seconds, next }
}

function post(path: string, body: object, headers: Record<string, string> = {}): Call {
  return {
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

const bytesPerGroup = ({ withGroups, withoutGroups }: CitySize, { groups }: City) =>
  (withGroups - withoutGroups) / groups

function sizeFigures(full: CitySize, small: CitySize): Figure[] {
  const [perGroup, before] = [bytesPerGroup(full, city), bytesPerGroup(small, tenth)]
  const gib = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`
  return [
    {
      name: `disk per group of ${ordersOfGroup} orders, KiB`,
      value: perGroup / 1024,
      most: 8,
      detail: `${gib(full.withGroups)} for ${city.groups.toLocaleString('en')} groups and ${city.restaurants.toLocaleString('en')} restaurants, of which ${gib(full.withoutGroups)} without groups`,
    },
    {
      name: 'disk per group, of that in a tenth of the city',
      value: perGroup / before,
      most: 1.1,
      detail: `${(perGroup / 1024).toFixed(1)} against ${(before / 1024).toFixed(1)} KiB`,
    },
  ]
}

async function memoryOfStreams(server: ServerProcess): Promise<{ figure: Figure; perStream: number }> {
  const before = await server.memory()
  const listeners = await openStreams(
    server.url,
    await makeGroups(server.url, streams / dinersPerGroup, dinersPerGroup),
  )
  await wait(5000)
  const after = await server.memory()
  listeners.close()
  const mib = (bytes: number) => bytes / 2 ** 20
  const perStream = Math.max(0, after - before) / streams
  return {
    perStream,
    figure: {
      name: `memory of a node with ${streams.toLocaleString('en')} streams, MiB`,
      value: mib(after),
      most: 800,
      detail: `${mib(before).toFixed(0)} MiB before, ${(perStream / 1024).toFixed(1)} KiB for each stream`,
    },
  }
}

interface Measured {
  readonly size: CitySize
  readonly perSecond: Readonly<Record<string, number>>
  readonly bytesPerStream: number
}

/** A busy restaurant's day: its groups, and the share of them that come in the hour of dinner. */
const day = { groups: 100, atDinner: 0.2, hoursAtTable: 1.5 }
const disk = 2 ** 40

/**
 * How many restaurants one database, and one node, of this machine could serve: by the calls of the hour of dinner, by the
 * streams open then, and by a disk of 1 TiB. Calls were measured with the load generator on the same machine.
 */
function limitsOf({ size, perSecond, bytesPerStream }: Measured): Figure[] {
  const groupsAnHour = day.groups * day.atDinner
  const perHour: Record<string, number> = {
    'order placed': groupsAnHour * ordersOfGroup,
    'diner joins': groupsAnHour * dinersOfGroup,
    summary: groupsAnHour * dinersOfGroup,
  }
  const byCalls = Object.entries(perHour).map(
    ([name, calls]) => [name, (3600 * (perSecond[name] ?? 0)) / calls] as const,
  )
  const streamsAtDinner = groupsAnHour * day.hoursAtTable * dinersOfGroup
  const all: (readonly [string, number])[] = [
    ...byCalls,
    ['disk of 1 TiB', disk / (day.groups * bytesPerGroup(size, city))],
    [`${streams.toLocaleString('en')} streams of a node`, streams / streamsAtDinner],
  ]
  const [first = ['', 0]] = all.toSorted((a, b) => a[1] - b[1])
  return [
    {
      name: `restaurants until the first limit (${first[0]})`,
      value: first[1],
      least: 0,
      detail: `${all.map(([name, count]) => `${name}: ${Math.round(count).toLocaleString('en')}`).join('; ')}; a stream takes ${(bytesPerStream / 1024).toFixed(0)} KiB`,
    },
  ]
}

function round(ratio: number): string {
  return ratio.toFixed(2)
}
