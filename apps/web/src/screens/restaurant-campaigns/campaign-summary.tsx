// The cost of a campaign according to the form's current values. The server computes the binding cost.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { type CampaignDuration, readDay } from '@tablemate/domain/offers/campaign.ts'
import { billingCurrency, campaignPrice } from '@tablemate/domain/offers/campaign-price.ts'
import { addDays } from '@tablemate/domain/places/zoned-day.ts'
import { calendarDate, money } from '../../text/format.ts'
import { texts } from '../../text/texts.ts'
import { durationLabel } from './campaign-figures.ts'

const words = texts.campaigns.summary

interface Props {
  readonly durationDays: CampaignDuration
  /** The date as typed. */
  readonly startDate: string
  readonly currency: CurrencyCode
  readonly hint: string | null
}

export function CampaignSummary({ durationDays, startDate, currency, hint }: Props) {
  const { costPerDay, totalCost } = campaignPrice(durationDays, currency)
  const billed = billingCurrency(currency)
  const day = readDay(startDate, 'UTC')
  return (
    <section aria-label={words.title} className="rounded-card bg-tint p-5">
      <h3 className="text-lead">{words.title}</h3>
      <dl aria-live="polite" className="mt-3 flex flex-col gap-1.5">
        <Row label={words.duration}>{durationLabel(durationDays)}</Row>
        {day && (
          <Row label={words.runs}>
            {texts.campaigns.range({
              first: calendarDate(day),
              last: calendarDate(addDays(day, durationDays - 1)),
            })}
          </Row>
        )}
        <Row label={words.dailyRate}>{money(costPerDay, billed)}</Row>
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
          <dt className="font-semibold">{words.totalCost}</dt>
          <dd className="figures font-[560] font-serif text-title">{money(totalCost, billed)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-small">{texts.campaigns.beta}</p>
      {hint && <p className="mt-3 text-muted text-small">{hint}</p>}
    </section>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="figures text-end">{children}</dd>
    </div>
  )
}
