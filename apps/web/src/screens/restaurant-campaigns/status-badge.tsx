// The badge with the status of a campaign.

import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import { texts } from '../../text/texts.ts'

export function StatusBadge({ status }: { status: CampaignStatus }) {
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
