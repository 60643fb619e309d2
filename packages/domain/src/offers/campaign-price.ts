// The price of a campaign: a rate per day, which falls with its duration.

import {
  type CurrencyCode,
  defaultCurrencyCode,
  isRated,
  type RatedCurrencyCode,
  rateInHundredths,
} from '../currency.ts'
import { type Minor, roundToStep } from '../money.ts'
import type { CampaignDuration } from './campaign.ts'

/** A day's price in whole US dollars. Source: decisions.md, Money, "Campaign pricing". */
const dollarsPerDay: Record<CampaignDuration, number> = {
  3: 15,
  7: 12,
  14: 10,
  30: 8,
  90: 7,
  180: 6,
  365: 5,
}

/** Minor units. */
export interface CampaignPrice {
  readonly costPerDay: Minor
  readonly totalCost: Minor
}

/** The currency in which a campaign is billed: its own, or US dollars if that has no rate. */
export function billingCurrency(currency: CurrencyCode): RatedCurrencyCode {
  return isRated(currency) ? currency : defaultCurrencyCode
}

/** The price per day in the billing currency, rounded half up to a whole major unit, and the total of all days. */
export function campaignPrice(durationDays: CampaignDuration, currency: CurrencyCode): CampaignPrice {
  const rate = rateInHundredths(billingCurrency(currency))
  const costPerDay = roundToStep(BigInt(dollarsPerDay[durationDays]) * rate, 1n, 100)
  return { costPerDay, totalCost: costPerDay * durationDays }
}
