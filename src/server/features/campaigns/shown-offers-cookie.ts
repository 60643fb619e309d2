// Which offers a phone was really shown. The phone itself carries the list, signed: so no answer writes a row, whichever
// server hears of a view can check it, and the server's memory holds nothing for phones that never come back.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { hourMs } from '#domain/time.ts'
import { type Cookie, findCookie, giveCookie } from '../../auth/cookies.ts'
import type { Clock } from '../../db/clock.ts'
import { isSame, type Sign } from '../../db/signer.ts'

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

export interface ShownOffers {
  /** These too were shown to the device, by a nearby answer. */
  remember(reply: FastifyReply, device: string, campaignIds: readonly number[]): void
  /** This one was shown to the device, by its own page. */
  rememberPage(reply: FastifyReply, device: string, campaignId: number): void
  /** Whether it was shown to this device within a day. */
  wasServed(request: FastifyRequest, device: string, campaignId: number): boolean
}

export function createShownOffers(sign: Sign, clock: Clock): ShownOffers {
  return {
    remember(reply, device, campaignIds) {
      if (campaignIds.length === 0) return
      const before = read(reply.request, device, nearby)
      const kept = before.filter(({ campaignId }) => !campaignIds.includes(campaignId))
      give(reply, device, nearby, [...shown(campaignIds), ...kept].slice(0, most))
    },
    rememberPage: (reply, device, campaignId) => give(reply, device, page, shown([campaignId])),
    wasServed(request, device, campaignId) {
      for (const cookie of [nearby, page]) {
        const servings = read(request, device, cookie)
        if (servings.some(serving => serving.campaignId === campaignId)) return true
      }
      return false
    },
  }

  function shown(campaignIds: readonly number[]): Serving[] {
    return campaignIds.map(campaignId => ({ campaignId, hour: hourNow() }))
  }

  function give(reply: FastifyReply, device: string, cookie: Cookie, servings: readonly Serving[]) {
    const list = servings
      .map(({ campaignId, hour }) => `${campaignId.toString(36)}-${hour.toString(36)}`)
      .join('_')
    giveCookie(reply, cookie, `${list}.${signatureOf(device, list)}`)
  }

  function read(request: FastifyRequest, device: string, cookie: Cookie): Serving[] {
    const [list = '', signature = ''] = (findCookie(request, cookie) ?? '').split('.')
    if (list === '' || !isSame(signature, signatureOf(device, list))) return []
    const servings = list.split('_').map(entry => {
      const [campaignId = '', hour = ''] = entry.split('-')
      return { campaignId: Number.parseInt(campaignId, 36), hour: Number.parseInt(hour, 36) }
    })
    return servings.filter(({ hour }) => hour > hourNow() - memoryHours)
  }

  /** Bound to the device: a list that is handed on is worth nothing. */
  function signatureOf(device: string, list: string): string {
    return sign(`${device} ${list}`).toString('base64url')
  }

  function hourNow(): number {
    return Math.floor(clock().getTime() / hourMs)
  }
}
