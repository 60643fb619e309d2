// The dismissed offers. They stay hidden until the tab is closed (spec.md, section 4).

import { readStored, store } from '../../../device/storage.ts'

const key = 'dismissedOffers'

/** The ids of the campaigns. */
export function readDismissed(): readonly number[] {
  return (readStored(key, 'session') ?? '').split(',').filter(Boolean).map(Number)
}

/** Returns all dismissed ids. */
export function dismiss(campaignId: number): readonly number[] {
  const all = [...new Set([...readDismissed(), campaignId])]
  store(key, all.join(','), 'session')
  return all
}
