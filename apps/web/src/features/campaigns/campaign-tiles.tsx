// The totals of all campaigns, in four figures.

import type { Campaign } from '@tablemate/contract/campaigns.ts'
import type { RatedCurrencyCode } from '@tablemate/domain/currency.ts'
import { billingCurrency } from '@tablemate/domain/offers/campaign-price.ts'
import { count, money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { clickRate } from './campaign-figures.ts'

const words = texts.campaigns.tiles

interface Props {
  readonly campaigns: readonly Campaign[]
}

export function CampaignTiles({ campaigns }: Props) {
  const views = sum(campaigns.map(({ totalViews }) => totalViews))
  const clicks = sum(campaigns.map(({ totalClicks }) => totalClicks))
  return (
    <div>
      <dl
        aria-label={words.label}
        className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-px overflow-hidden rounded-card border border-line bg-line"
      >
        <Tile label={words.views}>{count(views)}</Tile>
        <Tile label={words.clicks}>{count(clicks)}</Tile>
        <Tile label={words.clickRate}>{clickRate({ views, clicks })}</Tile>
        <Tile label={words.investment}>
          {totalCosts(campaigns).map(([currency, total]) => (
            <span key={currency} className="block">
              {money(total, currency)}
            </span>
          ))}
        </Tile>
      </dl>
      <p className="mt-2 text-muted text-small">{texts.campaigns.beta}</p>
    </div>
  )
}

function Tile({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-0.5 bg-card px-4 py-4 lg:px-6">
      <dd className="figures wrap-anywhere font-[560] font-serif text-lead sm:text-title">{children}</dd>
      <dt className="text-muted text-small">{label}</dt>
    </div>
  )
}

/** By currency, because a campaign keeps the currency of its creation. Paused and scheduled campaigns cost the same. */
function totalCosts(campaigns: readonly Campaign[]): [RatedCurrencyCode, number][] {
  const totals = new Map<RatedCurrencyCode, number>()
  for (const { currency, totalCost } of campaigns) {
    const billed = billingCurrency(currency)
    totals.set(billed, (totals.get(billed) ?? 0) + totalCost)
  }
  return [...totals]
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
