// Turns an owner's input for a campaign into stored terms: offer, first and last instant, price.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { type CampaignDuration, type OfferType, readDay } from '@tablemate/domain/offers/campaign.ts'
import { type CampaignPrice, campaignPrice } from '@tablemate/domain/offers/campaign-price.ts'
import { hasOfferValue, offerValueFault } from '@tablemate/domain/offers/offer-value.ts'
import { addDays, startOfDay } from '@tablemate/domain/places/zoned-day.ts'
import { dayMs } from '@tablemate/domain/time.ts'
import { problem } from '../../problems.ts'

export interface CampaignRun extends CampaignPrice {
  readonly durationDays: CampaignDuration
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
}

interface OfferInput {
  readonly offerType: OfferType
  readonly offerValue: number | null
}

/** Clears the value of an offer type without one. Throws 'invalid' for a value that is out of range or not payable. */
export function offerTerms({ offerType, offerValue }: OfferInput, currency: CurrencyCode): OfferInput {
  const fault = offerValueFault({ offerType, offerValue, currency })
  if (fault) throw problem('invalid', { fields: { offerValue: fault } })
  return { offerType, offerValue: hasOfferValue(offerType) ? offerValue : null }
}

interface NewRun {
  /** A day or an instant, in a form that `readDay` accepts. */
  readonly startDate: string
  readonly durationDays: CampaignDuration
  readonly timeZone: string
}

/**
 * The campaign's days and its price. A start in the past is accepted while a day of the campaign is left. Throws 'invalid' when
 * the campaign would already be over, or starts too far ahead.
 */
export function runTerms(
  { startDate, durationDays, timeZone }: NewRun,
  currency: CurrencyCode,
  now: Date,
): CampaignRun {
  const day = readDay(startDate, timeZone)
  if (!day) throw problem('invalid', { fields: { startDate: 'malformed' } })
  const startsAt = startOfDay(timeZone, day)
  const endsAt = startOfDay(timeZone, addDays(day, durationDays))
  if (endsAt <= now) throw problem('invalid', { fields: { startDate: 'already-over' } })
  const daysAhead = (startsAt.getTime() - now.getTime()) / dayMs
  if (daysAhead > limits.campaignStartsWithin) throw problem('invalid', { fields: { startDate: 'too-late' } })
  return { durationDays, startsAt, endsAt, timeZone, ...campaignPrice(durationDays, currency) }
}
