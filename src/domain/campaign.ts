// What a campaign may be, and the days it runs: whole days in UTC, the same wherever its owner and its readers are.

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

const dayMs = 24 * 60 * 60 * 1000
const dateOrInstant = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/

/** The UTC day (`2026-11-21`) that an instant falls on. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** The UTC day of a date (`2026-11-21`) or an instant of ISO 8601 with its offset; null for any other text. */
export function readDay(text: string): string | null {
  const named = dateOrInstant.exec(text)?.[1]
  const instant = new Date(text)
  // JavaScript reads February 30 as March 2.
  if (!named || Number.isNaN(instant.getTime()) || dayOf(new Date(named)) !== named) return null
  const day = dayOf(instant)
  return /^\d{4}-/.test(day) ? day : null
}

/** When a campaign of so many days that begins on this day is over: the first instant of the day after its last. */
export function endOf(startDay: string, durationDays: CampaignDuration): Date {
  return new Date(Date.parse(startDay) + durationDays * dayMs)
}

/** The last UTC day of a campaign that is over at this instant: until when its offer is valid. */
export function lastDayOf(endDate: string): string {
  return dayOf(new Date(Date.parse(endDate) - 1))
}
