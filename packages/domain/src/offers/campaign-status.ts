// The status of a campaign: shown now, or the reason why not.

export type CampaignStatus = 'paused' | 'scheduled' | 'ended' | 'active'

/** Dates are instants in ISO 8601. */
export interface Running {
  readonly isActive: boolean
  readonly startDate: string
  readonly endDate: string
}

/** Source: spec.md, section 4, "Campaign display status". */
export function campaignStatus({ isActive, startDate, endDate }: Running, now: Date): CampaignStatus {
  if (!isActive) return 'paused'
  if (now.getTime() < Date.parse(startDate)) return 'scheduled'
  if (now.getTime() > Date.parse(endDate)) return 'ended'
  return 'active'
}
