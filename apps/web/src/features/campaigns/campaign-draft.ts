// The form values of a campaign, and their conversion to the request body.

import type { Campaign } from '@tablemate/contract/campaigns.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import {
  type CampaignDuration,
  defaultCampaignDuration,
  defaultTargetRadius,
  type OfferType,
  type TargetRadius,
} from '@tablemate/domain/offers/campaign.ts'
import { hasOfferValue } from '@tablemate/domain/offers/offer-value.ts'
import { dayIn } from '@tablemate/domain/places/zoned-day.ts'
import { readPrice } from '../../lib/read-price.ts'
import { typedAmount } from '../../lib/text/format.ts'

/** Named as in the request body. Choices are strings, because native controls have string values. */
export interface Draft {
  title: string
  offerType: OfferType
  description: string
  /** Percent, or an amount in major units. */
  offerValue: string
  offerDetails: string
  imageUrl: string
  targetRadius: string
  durationDays: string
  /** A date in the campaign's time zone. */
  startDate: string
}

export function newDraft(now: Date, timeZone: string): Draft {
  return {
    title: '',
    offerType: 'discount',
    description: '',
    offerValue: '',
    offerDetails: '',
    imageUrl: '',
    targetRadius: String(defaultTargetRadius),
    durationDays: String(defaultCampaignDuration),
    startDate: dayIn(timeZone, now),
  }
}

export function draftOf(campaign: Campaign): Draft {
  const { title, offerType, description, offerValue, startDate, timeZone } = campaign
  const isAmount = offerType === 'fixed_amount'
  return {
    title,
    offerType,
    description,
    offerValue:
      offerValue === null ? '' : isAmount ? typedAmount(offerValue, campaign.currency) : String(offerValue),
    offerDetails: campaign.offerDetails ?? '',
    imageUrl: campaign.imageUrl ?? '',
    targetRadius: String(campaign.targetRadius),
    durationDays: String(campaign.durationDays),
    startDate: dayIn(timeZone, new Date(startDate)),
  }
}

/** The request body. The server computes the cost and the end. */
export function bodyOf(draft: Draft, currency: CurrencyCode) {
  return {
    ...draft,
    offerValue: readOfferValue(draft, currency),
    imageUrl: draft.imageUrl.trim(),
    targetRadius: Number(draft.targetRadius) as TargetRadius,
    durationDays: Number(draft.durationDays) as CampaignDuration,
  }
}

/** Percent or minor units; null if the offer type has no value or the text is invalid. */
export function readOfferValue(
  { offerType, offerValue }: Pick<Draft, 'offerType' | 'offerValue'>,
  currency: CurrencyCode,
): number | null {
  if (!hasOfferValue(offerType)) return null
  if (offerType === 'fixed_amount') return readPrice(offerValue, currency)
  const bare = offerValue.replace(/[\s%]/g, '')
  return /^-?\d{1,9}$/.test(bare) ? Number(bare) : null
}
