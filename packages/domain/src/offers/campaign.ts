// The options of a campaign, and its days, which are whole days in its restaurant's time zone.

import { dayMs } from '@tablemate/domain/time.ts'
import { addDays, dayIn } from '../places/zoned-day.ts'

/** Source: spec.md, section 9. */
export const offerTypes = ['discount', 'fixed_amount', 'free_item', 'buy_one_get_one'] as const
export type OfferType = (typeof offerTypes)[number]

/** Metres around the restaurant within which a campaign is shown. Source: spec.md, section 9. */
export const targetRadii = [1000, 2500, 5000, 10_000, 20_000] as const
export type TargetRadius = (typeof targetRadii)[number]
export const defaultTargetRadius: TargetRadius = 5000

/** Days. Source: spec.md, section 9. */
export const campaignDurations = [3, 7, 14, 30, 90, 180, 365] as const
export type CampaignDuration = (typeof campaignDurations)[number]
export const defaultCampaignDuration: CampaignDuration = 7

const dateOrInstant = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/

/**
 * The day in a time zone of a date (`2026-11-21`) or of an ISO 8601 instant with offset; null for any other text. Midnight in
 * UTC counts as a date, since browsers write dates like that.
 */
export function readDay(text: string, timeZone: string): string | null {
  const [, named, time] = dateOrInstant.exec(text) ?? []
  const instant = new Date(text)
  // JavaScript parses February 30 as March 2.
  if (!named || Number.isNaN(instant.getTime()) || addDays(named, 0) !== named) return null
  const isDate = !time || instant.getTime() % dayMs === 0
  const day = isDate ? instant.toISOString().slice(0, 10) : dayIn(timeZone, instant)
  return /^\d{4}-/.test(day) ? day : null
}

/** The last day on which an offer is valid, from the instant at which its campaign ends. */
export function lastDayOf(timeZone: string, endDate: string): string {
  return dayIn(timeZone, new Date(Date.parse(endDate) - 1))
}
