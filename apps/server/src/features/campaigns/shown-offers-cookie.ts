// A signed cookie that lists the offers shown to a phone. So a reply writes no row, every server can verify a view, and no
// server keeps memory for phones that never come back.

import { hourMs } from '@tablemate/domain/time.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookie, findCookie, setCookie } from '../../auth/cookies.ts'
import type { Clock } from '../../db/clock.ts'
import { isSame, type Sign } from '../../db/signer.ts'

/** A page may stay open for a day before somebody looks at it again. */
const lifetimeHours = 24
/** About 600 bytes. The oldest offers beyond it are dropped. */
const maxOffers = 60

/** Limits the cookies to the paths of offers and impressions. */
const common = { path: '/api/ads', maxAgeSeconds: (lifetimeHours * hourMs) / 1000 } as const
/** Offers shown in lists of nearby offers. */
const nearby: Cookie = { name: 'tablemate_offers', ...common }
/** The offer of the page that was opened last. */
const page: Cookie = { name: 'tablemate_offer', ...common }

interface ShownOffer {
  readonly campaignId: number
  /** Hours since 1970. */
  readonly hour: number
}

export interface ShownOffers {
  /** Adds offers that a list of nearby offers shows to the device. */
  addNearby(reply: FastifyReply, device: string, campaignIds: readonly number[]): void
  /** Records the offer whose own page the device opened. */
  addPage(reply: FastifyReply, device: string, campaignId: number): void
  /** Whether the offer was shown to this device within the last 24 hours. */
  wasShown(request: FastifyRequest, device: string, campaignId: number): boolean
}

export function createShownOffers(sign: Sign, clock: Clock): ShownOffers {
  return {
    addNearby(reply, device, campaignIds) {
      if (campaignIds.length === 0) return
      const before = read(reply.request, device, nearby)
      const others = before.filter(({ campaignId }) => !campaignIds.includes(campaignId))
      writeOffers(reply, device, nearby, [...shown(campaignIds), ...others].slice(0, maxOffers))
    },
    addPage: (reply, device, campaignId) => writeOffers(reply, device, page, shown([campaignId])),
    wasShown(request, device, campaignId) {
      for (const cookie of [nearby, page]) {
        const offers = read(request, device, cookie)
        if (offers.some(serving => serving.campaignId === campaignId)) return true
      }
      return false
    },
  }

  function shown(campaignIds: readonly number[]): ShownOffer[] {
    return campaignIds.map(campaignId => ({ campaignId, hour: hourNow() }))
  }

  function writeOffers(reply: FastifyReply, device: string, cookie: Cookie, offers: readonly ShownOffer[]) {
    const list = offers
      .map(({ campaignId, hour }) => `${campaignId.toString(36)}-${hour.toString(36)}`)
      .join('_')
    setCookie(reply, cookie, `${list}.${signatureOf(device, list)}`)
  }

  function read(request: FastifyRequest, device: string, cookie: Cookie): ShownOffer[] {
    const [list = '', signature = ''] = (findCookie(request, cookie) ?? '').split('.')
    if (list === '' || !isSame(signature, signatureOf(device, list))) return []
    const offers = list.split('_').map(entry => {
      const [campaignId = '', hour = ''] = entry.split('-')
      return { campaignId: Number.parseInt(campaignId, 36), hour: Number.parseInt(hour, 36) }
    })
    return offers.filter(({ hour }) => hour > hourNow() - lifetimeHours)
  }

  /** The signature covers the device, so a list copied to another device is not valid there. */
  function signatureOf(device: string, list: string): string {
    return sign(`${device} ${list}`).toString('base64url')
  }

  function hourNow(): number {
    return Math.floor(clock().getTime() / hourMs)
  }
}
