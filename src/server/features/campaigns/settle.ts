// What a campaign's owner asks for, made to what it will be.

import { type CampaignDuration, endOf, type OfferType } from '#domain/campaign.ts'
import { type CampaignPrice, campaignPrice } from '#domain/campaign-price.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import { hasOfferValue, offerValueFault } from '#domain/offer-label.ts'
import { problem } from '../../http/problems.ts'

export interface Run extends CampaignPrice {
  readonly durationDays: CampaignDuration
  readonly startsAt: Date
  readonly endsAt: Date
}

interface WantedOffer {
  readonly offerType: OfferType
  readonly offerValue: number | null
}

/** A value only where the type has one. Throws 'invalid' where it makes no sense, or the currency cannot pay it. */
export function settleOffer({ offerType, offerValue }: WantedOffer, currency: CurrencyCode): WantedOffer {
  const fault = offerValueFault({ offerType, offerValue, currency })
  if (fault) throw problem('invalid', { fields: { offerValue: fault } })
  return { offerType, offerValue: hasOfferValue(offerType) ? offerValue : null }
}

/**
 * Its days and its price. A start some days ago is taken, as long as anything is left: today is not the same day
 * everywhere. Throws 'invalid' when nothing would be left, or when it is too far ahead.
 */
export function settleRun(
  { startDate, durationDays }: { readonly startDate: string; readonly durationDays: CampaignDuration },
  currency: CurrencyCode,
  now: Date,
): Run {
  const startsAt = new Date(startDate)
  const endsAt = endOf(startDate, durationDays)
  if (endsAt <= now) throw problem('invalid', { fields: { startDate: 'already-over' } })
  const daysAhead = (startsAt.getTime() - now.getTime()) / (24 * 60 * 60 * 1000)
  if (daysAhead > limits.campaignStartsWithin) throw problem('invalid', { fields: { startDate: 'too-late' } })
  return { durationDays, startsAt, endsAt, ...campaignPrice(durationDays, currency) }
}
