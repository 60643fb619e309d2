// S3: phones that write until the disk of the database is full, and go on.

import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createGroup, type Group } from '#contract/groups.ts'
import { makePhone } from '../test/diners/phone.ts'
import { type Answer, type Ask, ask, json } from './run/ask.ts'
import type { Attack, Attacker } from './run/attack.ts'
import { lives } from './run/context.ts'
import { answered, type Row } from './run/guarantees.ts'
import { measure } from './run/measure.ts'
import { placeOrders } from './run/others.ts'
import { behindProxy } from './run/server.ts'
import { makeSizedDisk, type SizedDisk } from './run/sized-disk.ts'

interface Plan {
  readonly url: string
}

const smallMegabytes = 420
const roomyMegabytes = 1500
const devices = 48
/** After that the rest of the disk is taken by another program, on a machine that is too slow for the phones. */
const fillMs = 20_000
/** So long it stays full: a server that gave its database up after ten tries in 5 s would have ended. */
const fullMs = 10_000
const backMs = 20_000
const longestSeconds = 40

export const fullDisk: Attack<Plan> = {
  id: 'S3',
  title: `a disk of ${smallMegabytes} MB, filled by ${devices} phones`,
  async run(context) {
    const disk = makeSizedDisk()
    if (!disk) return [{ call: 'skipped: no disk can be mounted here', promise: '', isKept: true }]
    context.onEnd(disk.remove)
    // What is prepared has room, also where the server keeps a reserve of its own.
    disk.resize(roomyMegabytes)
    const server = await context.startServer({ env: behindProxy, dataDir: join(disk.folder, 'data') })
    const orders = await placeOrders(server)
    const reads = readOf(orders.next())
    const { signal, seconds } = context
    const before = await measure(server.url, reads, { seconds: seconds / 2, signal })
    disk.resize(smallMegabytes)
    const attacker = await context.startAttacker({ url: server.url })
    let fullSince = Infinity
    const filling = whenFull(disk, () => ask(server.url, orders.next(), signal), signal).finally(() => {
      fullSince = performance.now()
    })
    const isOver = () => performance.now() - fullSince > fullMs
    const during = await measure(server.url, reads, { seconds: longestSeconds, signal, isOver })
    const counts = await attacker.stop()
    disk.resize(roomyMegabytes)
    const back = server.ended() === null ? await whenAccepted(server.url, orders.next, signal) : null
    const rows: Row[] = [
      { call: reads.name, before, during, promise: answered.text, isKept: answered.isKept(before, during) },
      lives(server, counts),
      {
        call: `orders after room was made: ${back === null ? 'none' : `${(back / 1000).toFixed(1)} s`}; ${await filling}`,
        promise: `accepted again within ${backMs / 1000} s`,
        isKept: back !== null,
      },
    ]
    return rows
  },
  async perform({ url }, attacker) {
    attacker.underWay()
    await Promise.all(Array.from({ length: devices }, (_, at) => write(url, `203.0.113.${at}`, attacker)))
  },
}

/** The table that an order goes to, read by who orders there. */
function readOf({ body, headers }: Ask) {
  const { groupId } = JSON.parse(String(body)) as { groupId: string }
  const read: Ask = { path: `/api/groups/${groupId}/summary`, headers: { cookie: headers?.cookie ?? '' } }
  return { name: 'GET …/summary', status: 200, next: () => read }
}

/** When nothing more goes in, because the disk is full or the server refuses it; for the report. */
async function whenFull(disk: SizedDisk, order: () => Promise<Answer>, signal: AbortSignal): Promise<string> {
  const since = performance.now()
  const passed = () => `${((performance.now() - since) / 1000).toFixed(1)} s`
  while (performance.now() - since < fillMs && !signal.aborted) {
    if (disk.free() < 1) return `the disk was full after ${passed()}`
    if ((await order()).result === 503) return `orders were refused (503) after ${passed()}`
    await wait(100)
  }
  if (signal.aborted) return 'ended before its time'
  const free = disk.free()
  disk.leave(0)
  return `the disk was full after ${passed()}, of which another program took ${Math.round(free)} MB`
}

/** After how many milliseconds an order is accepted; null where none is. */
async function whenAccepted(url: string, next: () => Ask, signal: AbortSignal): Promise<number | null> {
  const since = performance.now()
  while (performance.now() - since < backMs) {
    if ((await ask(url, next(), signal)).result === 201) return performance.now() - since
    await wait(250, undefined, { signal })
  }
  return null
}

/** One phone after the other, each with tables as many as it may start. */
async function write(url: string, address: string, attacker: Attacker): Promise<void> {
  while (!attacker.signal.aborted) {
    const phone = makePhone(url, { headers: { 'x-forwarded-for': address } })
    const created = await phone.call(createGroup, { body: { memberName: 'Ann' } }).catch(() => null)
    if (created?.status === 201) {
      const { group, member } = created.body as { group: Group; member: { id: number } }
      await fill({ url, address, cookie: phone.cookie(), groupId: group.id, memberId: member.id }, attacker)
    } else {
      attacker.count(created?.status ?? 'refused')
      await wait(250)
    }
  }
}

interface Seat {
  readonly url: string
  readonly address: string
  readonly cookie: string
  readonly groupId: string
  readonly memberId: number
}

/**
 * Orders as long and as many as the table may have. Where there is no room for one, a change of name grows the database's
 * write-ahead log all the same.
 */
async function fill(
  { url, address, cookie, groupId, memberId }: Seat,
  { signal, count }: Attacker,
): Promise<void> {
  const send = async (path: string, body: unknown, method: 'POST' | 'PUT') => {
    const { result } = await ask(url, { path, address, ...json(body, { cookie }), method }, signal)
    count(result)
    return result
  }
  for (let result: unknown = 201, times = 0; (result === 201 || result === 503) && !signal.aborted; ) {
    result = await send('/api/orders', { groupId, memberId, items: randomItems }, 'POST')
    times += 1
    if (result === 503)
      await send(`/api/groups/${groupId}/members/${memberId}`, { name: `Ann ${times}` }, 'PUT')
  }
}

/** Some 15 KB that cannot be packed; no two orders are packed together. */
const randomItems = Array.from({ length: 42 }, () => ({
  name: 'Soup',
  quantity: 1,
  price: 500,
  modifications: Buffer.from(crypto.getRandomValues(new Uint8Array(216))).toString('base64'),
}))
