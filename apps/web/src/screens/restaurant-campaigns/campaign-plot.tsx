// A collapsible chart of the views and clicks of one campaign by day, fetched when it is opened.

import type { Campaign } from '@tablemate/contract/campaigns.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Plot } from '../../parts/portal/plot.tsx'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { zoneName } from './campaign-figures.ts'
import { useStatistics } from './use-statistics.ts'

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
        days={data.days.map(({ day }) => day)}
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
