// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '#domain/pos/menu/pos-menu.ts'

const reasons: Record<LeftOutReason, string> = {
  deleted: 'deleted',
  archived: 'archived',
  hidden: 'hidden or not for sale',
  elsewhere: 'not sold at this location',
  'not-a-dish': 'gift cards, services or donations',
  unreadable: 'unreadable',
}

export const posMenu = {
  take: (provider: string) => `Take the menu from ${provider}`,
  taking: (provider: string) => `Taking the menu from ${provider}`,
  changed: (provider: string, when: string) =>
    `${provider} reported a change of its menu on ${when}: take it again.`,
  notTaken: (provider: string) => `The menu wasn’t taken from ${provider}`,
  failed: 'We couldn’t get the menu. Please try again.',
  nothing: (provider: string) => `${provider} has no dishes for your location.`,
  again: 'Try again',
  /** Empty if nothing was left out. */
  leftOut(counts: Readonly<Partial<Record<LeftOutReason, number>>>) {
    const parts = Object.entries(reasons).flatMap(([reason, text]) => {
      const count = counts[reason as LeftOutReason] ?? 0
      return count > 0 ? [`${count.toLocaleString('en-US')} ${text}`] : []
    })
    return parts.length > 0 ? `Left out: ${parts.join(', ')}.` : ''
  },
} as const
