// The card of one campaign: offer, status, cost, views and clicks, with its actions.

import type { Campaign } from '@tablemate/contract/campaigns.ts'
import { billingCurrency } from '@tablemate/domain/offers/campaign-price.ts'
import { type CampaignStatus, campaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import { MapPinOff, Pause, Pencil, Play } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { count, money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { offerLabel } from '../offers/offer-label.ts'
import { clickRate, durationLabel, kilometres, runningRange } from './campaign-figures.ts'
import { CampaignPlot } from './campaign-plot.tsx'
import { DeleteCampaign } from './delete-campaign.tsx'
import { usePause } from './use-campaigns.ts'

const words = texts.campaigns

interface Props {
  readonly campaign: Campaign
  readonly isPlotOpen: boolean
  /** The form of this campaign was just closed, so its edit button takes the focus. */
  readonly takesFocus: boolean
  readonly onEdit: () => void
}

export function CampaignCard({ campaign, isPlotOpen, takesFocus, onEdit }: Props) {
  const { title, description, totalViews, totalClicks, currency, hasPosition } = campaign
  const status = campaignStatus(campaign, new Date())
  return (
    <li className="rounded-card border border-line bg-card p-5 lg:p-6">
      <div className="flex items-start justify-between gap-4">
        <h3 className="wrap-anywhere min-w-0 text-lead">{title}</h3>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
        <span className="font-semibold text-accent-text">{offerLabel(campaign)}</span>
        <span>{kilometres(campaign.targetRadius)}</span>
        <span>{words.runs[status]({ range: runningRange(campaign) })}</span>
      </p>
      <p className="wrap-anywhere mt-3 max-w-prose whitespace-pre-line">{description}</p>
      {!hasPosition && status !== 'ended' && <NoPosition />}
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-4 sm:grid-cols-5">
        <Figure label={words.views}>{count(totalViews)}</Figure>
        <Figure label={words.clicks}>{count(totalClicks)}</Figure>
        <Figure label={words.clickRate}>{clickRate({ views: totalViews, clicks: totalClicks })}</Figure>
        <Figure label={words.duration}>{durationLabel(campaign.durationDays)}</Figure>
        <Figure label={words.totalCost}>{money(campaign.totalCost, billingCurrency(currency))}</Figure>
      </dl>
      <CampaignPlot campaign={campaign} isOpenAtFirst={isPlotOpen} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <PauseButton campaign={campaign} />
        <Button tone="secondary" size="small" ref={takesFocus ? takeFocus : null} onClick={onEdit}>
          <Pencil {...icon} />
          {words.edit}
          <span className="sr-only"> {words.which({ title })}</span>
        </Button>
        <DeleteCampaign campaign={campaign} />
      </div>
    </li>
  )
}

function PauseButton({ campaign }: { campaign: Campaign }) {
  const { isChanging, toggle } = usePause(campaign)
  const Icon = campaign.isActive ? Pause : Play
  return (
    <Button tone="secondary" size="small" isBusy={isChanging} onClick={toggle}>
      {!isChanging && <Icon {...icon} />}
      {campaign.isActive ? words.pause : words.resume}
      <span className="sr-only"> {words.which({ title: campaign.title })}</span>
    </Button>
  )
}

function NoPosition() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button bg-tint px-4 py-3">
      <p className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <MapPinOff {...icon} className="shrink-0 text-accent-text" />
        {words.noPosition.text}
      </p>
      <NavButton tone="secondary" size="small" to={paths.position()}>
        {words.noPosition.action}
      </NavButton>
    </div>
  )
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-small">{label}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  )
}

const icon = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const

// The badge with the status of a campaign.

function StatusBadge({ status }: { status: CampaignStatus }) {
  return (
    <span
      className={`shrink-0 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-small leading-none ${looks[status]}`}
    >
      {texts.campaigns.statuses[status]}
    </span>
  )
}

const looks: Record<CampaignStatus, string> = {
  active: 'bg-live-tint text-live',
  scheduled: 'bg-tint text-accent-text',
  paused: 'bg-line text-ink',
  ended: 'bg-line text-ink',
}
