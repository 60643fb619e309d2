// S3: phones write until the database's disk is full, and continue to write.

import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createGroup, type Group } from '@tablemate/contract/groups.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeDisk } from '../chaos/small-disk.ts'
import type { Attack, Attacker } from './run/attack.ts'
import { placeOrders } from './run/bystanders.ts'
import { survivalRow } from './run/context.ts'
import { answered, type Row } from './run/guarantees.ts'
import { measure } from './run/measure.ts'
import { type Call, json, type Reply, send } from './run/send-request.ts'
import { behindProxy } from './run/server.ts'

// A disk of a given size that can shrink and grow while it is in use.

const megabyte = 2 ** 20

interface SizedDisk {
  readonly folder: string
  /** Sets the disk's total size. */
  resize(megabytes: number): void
  /** Shrinks the disk until only so many megabytes are free, as if another program had filled it. */
  leave(megabytes: number): void
  /** Free megabytes. */
  free(): number
  remove(): void
}

/** null if this machine does not permit a mount, which needs root. */
function makeSizedDisk(): SizedDisk | null {
  const { folder, isSmall, remove } = makeDisk()
  if (!isSmall) {
    remove()
    return null
  }
  const resize = (megabytes: number) => {
    spawnSync('mount', ['-o', `remount,size=${megabytes}m`, folder])
  }
  return {
    ...{ folder, resize, remove },
    leave(megabytes) {
      const { blocks, bfree, bsize } = statfsSync(folder)
      resize(Math.ceil(((blocks - bfree) * bsize) / megabyte) + megabytes)
    },
    free() {
      const { bavail, bsize } = statfsSync(folder)
      return (bavail * bsize) / megabyte
    },
  }
}

interface Plan {
  readonly url: string
}

const smallMegabytes = 420
const roomyMegabytes = 1500
const devices = 48
/** How long the phones may take to fill the disk. On a slow machine another program then takes the rest. */
const fillMs = 20_000
/** How long the disk stays full: a server that gives up on its database after ten tries in 5 s would have ended. */
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
    // The preparation needs room, and so does the reserve that the server keeps.
    disk.resize(roomyMegabytes)
    const server = await context.startServer({ env: behindProxy, dataDir: join(disk.folder, 'data') })
    const orders = await placeOrders(server)
    const reads = summaryRequest(orders.next())
    const { signal, seconds } = context
    const before = await measure(server.url, reads, { seconds: seconds / 2, signal })
    disk.resize(smallMegabytes)
    const attacker = await context.startAttacker({ url: server.url })
    let fullSince = Infinity
    const filling = untilFull(disk, () => send(server.url, orders.next(), signal), signal).finally(() => {
      fullSince = performance.now()
    })
    const isOver = () => performance.now() - fullSince > fullMs
    const during = await measure(server.url, reads, { seconds: longestSeconds, signal, isOver })
    const counts = await attacker.stop()
    disk.resize(roomyMegabytes)
    const back = server.ended() === null ? await untilAccepted(server.url, orders.next, signal) : null
    const rows: Row[] = [
      { call: reads.name, before, during, promise: answered.text, isKept: answered.isKept(before, during) },
      survivalRow(server, counts),
      {
        call: `orders after room was made: ${back === null ? 'none' : `${(back / 1000).toFixed(1)} s`}; ${await filling}`,
        promise: `accepted again within ${backMs / 1000} s`,
        isKept: back !== null,
      },
    ]
    return rows
  },
  async perform({ url }, attacker) {
    attacker.ready()
    await Promise.all(Array.from({ length: devices }, (_, at) => write(url, `203.0.113.${at}`, attacker)))
  },
}

/** A request of an order's sender for the summary of the order's group. */
function summaryRequest({ body, headers }: Call) {
  const { groupId } = JSON.parse(String(body)) as { groupId: string }
  const read: Call = { path: `/api/groups/${groupId}/summary`, headers: { cookie: headers?.cookie ?? '' } }
  return { name: 'GET …/summary', status: 200, next: () => read }
}

/** Waits until the disk is full or the server refuses orders. Returns what happened, for the report. */
async function untilFull(disk: SizedDisk, order: () => Promise<Reply>, signal: AbortSignal): Promise<string> {
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

/** Milliseconds until the server accepts an order; null if it accepts none in time. */
async function untilAccepted(url: string, next: () => Call, signal: AbortSignal): Promise<number | null> {
  const since = performance.now()
  while (performance.now() - since < backMs) {
    if ((await send(url, next(), signal)).result === 201) return performance.now() - since
    await wait(250, undefined, { signal })
  }
  return null
}

/** Uses one phone after the other. Each starts as many groups as a phone may. */
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

interface JoinedMember {
  readonly url: string
  readonly address: string
  readonly cookie: string
  readonly groupId: string
  readonly memberId: number
}

/**
 * Places as many of the longest orders as the group may have. If an order finds no room, a change of the member's name still
 * grows the database's write-ahead log.
 */
async function fill(
  { url, address, cookie, groupId, memberId }: JoinedMember,
  { signal, count }: Attacker,
): Promise<void> {
  const submit = async (path: string, body: unknown, method: 'POST' | 'PUT') => {
    const { result } = await send(url, { path, address, ...json(body, { cookie }), method }, signal)
    count(result)
    return result
  }
  for (let result: unknown = 201, times = 0; (result === 201 || result === 503) && !signal.aborted; ) {
    result = await submit('/api/orders', { groupId, memberId, items: randomItems }, 'POST')
    times += 1
    if (result === 503)
      await submit(`/api/groups/${groupId}/members/${memberId}`, { name: `Ann ${times}` }, 'PUT')
  }
}

/** Some 15 KB of random text, which the database cannot compress. */
const randomItems = Array.from({ length: 42 }, () => ({
  name: 'Soup',
  quantity: 1,
  price: 500,
  modifications: Buffer.from(crypto.getRandomValues(new Uint8Array(216))).toString('base64'),
}))
