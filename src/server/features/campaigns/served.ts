// Which offers a phone was really shown. The phone itself carries the list, signed: so no answer writes a row, whichever
// server hears of a view can check it, and the server's memory holds nothing for phones that never come back.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '../../db/database.ts'
import type { Clock } from '../../house.ts'
import { type Cookie, findCookie, giveCookie } from '../../http/cookies.ts'

const hourMs = 3_600_000
/** A page may lie open for a day before somebody looks at it again. */
const memoryHours = 24
/** Some 600 bytes; of more the oldest are forgotten. */
const most = 60

/** Sent back to where views are told only. */
const common = { path: '/api/ads', maxAgeSeconds: (memoryHours * hourMs) / 1000 } as const
/** The offers of nearby answers. */
const nearby: Cookie = { name: 'tablemate_offers', ...common }
/** The offer of the page that was opened last. */
const page: Cookie = { name: 'tablemate_offer', ...common }

interface Serving {
  readonly campaignId: number
  /** Hours since 1970. */
  readonly hour: number
}

export interface Served {
  /** These too were shown to the device, by a nearby answer. */
  remember(reply: FastifyReply, device: string, campaignIds: readonly number[]): Promise<void>
  /** This one was shown to the device, by its own page. */
  rememberPage(reply: FastifyReply, device: string, campaignId: number): Promise<void>
  /** Whether it was shown to this device within a day. */
  wasServed(request: FastifyRequest, device: string, campaignId: number): Promise<boolean>
}

export function createServed(sql: Sql, clock: Clock): Served {
  let loading: Promise<Buffer> | undefined

  return {
    async remember(reply, device, campaignIds) {
      if (campaignIds.length === 0) return
      const before = await read(reply.request, device, nearby)
      const kept = before.filter(({ campaignId }) => !campaignIds.includes(campaignId))
      await give(reply, device, nearby, [...shown(campaignIds), ...kept].slice(0, most))
    },
    rememberPage: (reply, device, campaignId) => give(reply, device, page, shown([campaignId])),
    async wasServed(request, device, campaignId) {
      for (const cookie of [nearby, page]) {
        const servings = await read(request, device, cookie)
        if (servings.some(serving => serving.campaignId === campaignId)) return true
      }
      return false
    },
  }

  function shown(campaignIds: readonly number[]): Serving[] {
    return campaignIds.map(campaignId => ({ campaignId, hour: hourNow() }))
  }

  async function give(reply: FastifyReply, device: string, cookie: Cookie, servings: readonly Serving[]) {
    const list = servings
      .map(({ campaignId, hour }) => `${campaignId.toString(36)}-${hour.toString(36)}`)
      .join('_')
    giveCookie(reply, cookie, `${list}.${await sign(device, list)}`)
  }

  async function read(request: FastifyRequest, device: string, cookie: Cookie): Promise<Serving[]> {
    const [list = '', signature = ''] = (findCookie(request, cookie) ?? '').split('.')
    if (list === '' || !isSame(signature, await sign(device, list))) return []
    const servings = list.split('_').map(entry => {
      const [campaignId = '', hour = ''] = entry.split('-')
      return { campaignId: Number.parseInt(campaignId, 36), hour: Number.parseInt(hour, 36) }
    })
    return servings.filter(({ hour }) => hour > hourNow() - memoryHours)
  }

  /** Bound to the device: a list that is handed on is worth nothing. */
  async function sign(device: string, list: string): Promise<string> {
    loading ??= loadKey(sql).catch(error => {
      loading = undefined
      throw error
    })
    return createHmac('sha256', await loading)
      .update(`${device} ${list}`)
      .digest('base64url')
  }

  function hourNow(): number {
    return Math.floor(clock().getTime() / hourMs)
  }
}

async function loadKey(sql: Sql): Promise<Buffer> {
  const [key] = await sql<{ secret: Buffer }[]>`select secret from serving_key`
  if (!key) throw new Error('the database has no serving key')
  return key.secret
}

/** Compared as bytes: of letters that are no base64 there are more than signs. */
function isSame(given: string, right: string): boolean {
  const [bytes, wanted] = [Buffer.from(given), Buffer.from(right)]
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
}
