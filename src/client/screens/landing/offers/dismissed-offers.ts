// The offers that were put aside: they stay so for as long as this tab is open (spec.md, section 4).

import { readStored, store } from '../../../device/storage.ts'

const key = 'dismissedOffers'

/** Campaigns, by id. */
export function readDismissed(): readonly number[] {
  return (readStored(key, 'session') ?? '').split(',').filter(Boolean).map(Number)
}

/** Answers all that are dismissed now. */
export function dismiss(campaignId: number): readonly number[] {
  const all = [...new Set([...readDismissed(), campaignId])]
  store(key, all.join(','), 'session')
  return all
}
