// A collapsible chart of the views and clicks of one campaign by day, fetched when it is opened.

import { type Campaign, getCampaignStatistics } from '@tablemate/contract/campaigns.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cache } from '../../lib/api/cache.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Plot, pointsOfDays } from '../../ui/plot.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'
import { zoneName } from './campaign-figures.ts'

const words = texts.campaigns

interface Props {
  readonly campaign: Campaign
  readonly isOpenAtFirst: boolean
}

export function CampaignPlot({ campaign, isOpenAtFirst }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <div className="mt-4 border-line border-t">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-start text-muted hover:text-ink"
      >
        <span>
          {words.plot.show}
          <span className="sr-only">: {campaign.title}</span>
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.9}
          aria-hidden
          className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="pt-2">
        {isOpen && <Days campaign={campaign} />}
      </div>
    </div>
  )
}

function Days({ campaign }: { campaign: Campaign }) {
  const { data, error, isFetching, refetch } = useStatistics(campaign)
  if (data && campaign.totalViews + campaign.totalClicks === 0)
    return <p className="pb-2 text-muted">{words.plot.empty}</p>
  if (data)
    return (
      <Plot
        title={words.plot.title({ zone: zoneName(campaign.timeZone) })}
        axis={texts.portal.day}
        points={pointsOfDays(data.days.map(({ day }) => day))}
        series={[
          { label: words.views, values: data.days.map(({ views }) => views) },
          { label: words.clicks, values: data.days.map(({ clicks }) => clicks) },
        ]}
      />
    )
  if (error && !isFetching)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 pb-2">
        <p className="text-muted">{words.plot.failed}</p>
        <Button tone="secondary" size="small" onClick={() => void refetch()}>
          {texts.app.tryAgain}
        </Button>
      </div>
    )
  return <Skeleton className="h-40 animate-late" />
}

// Fetches the views and clicks of a campaign by day when its chart is opened.

function useStatistics({ id, restaurantId, totalViews, totalClicks }: Campaign) {
  // The totals are part of the key: when they change, the statistics are fetched again.
  const queryKey = portalKey(restaurantId, 'statistics', id, totalViews, totalClicks)
  return useQuery(
    {
      queryKey,
      queryFn: () => portalCall(getCampaignStatistics, { params: { campaignId: id } }),
      placeholderData: before => before,
      // Entries with earlier totals are never read again.
      gcTime: 60_000,
    },
    cache,
  )
}
