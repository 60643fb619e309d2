// Formats the figures of a campaign: click rate, kilometres, duration, dates.

import type { Campaign } from '@tablemate/contract/campaigns.ts'
import { type CampaignDuration, lastDayOf } from '@tablemate/domain/offers/campaign.ts'
import { dayIn } from '@tablemate/domain/places/zoned-day.ts'
import { calendarDate } from '../../lib/text/format.ts'
import { language, number } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'

const clickRateFormat = new Intl.NumberFormat(language.locale, {
  style: 'percent',
  useGrouping: false,
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Clicks over views as a percent with one decimal; 0 without views. Source: spec.md, section 2. */
export function clickRate({ views, clicks }: { views: number; clicks: number }): string {
  return clickRateFormat.format(views === 0 ? 0 : clicks / views)
}

/** `2.5 km`. */
export function kilometres(metres: number): string {
  return texts.campaigns.kilometres({ km: number(metres / 1000) })
}

/** `1 Week`. */
export function durationLabel(days: number): string {
  return texts.campaigns.durations[days as CampaignDuration] ?? texts.campaigns.days({ count: days })
}

/** The first and last day in the campaign's time zone. */
export function runningRange({ timeZone, startDate, endDate }: Campaign): string {
  const first = dayIn(timeZone, new Date(startDate))
  return texts.campaigns.range({
    first: calendarDate(first),
    last: calendarDate(lastDayOf(timeZone, endDate)),
  })
}

/** `America/New York`. */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}
