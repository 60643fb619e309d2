// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import { number, series } from '../locale.ts'

const reasons: Record<LeftOutReason, (count: number) => string> = {
  deleted: count => `${number(count)} deleted`,
  archived: count => `${number(count)} archived`,
  hidden: count => `${number(count)} hidden or not for sale`,
  elsewhere: count => `${number(count)} not sold at this location`,
  'not-a-dish': count => `${number(count)} gift cards, services or donations`,
  unreadable: count => `${number(count)} unreadable`,
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
  reasons,
  /** `parts`: dishes of each reason. */
  leftOut: (parts: readonly string[]) => `Left out: ${series(parts)}.`,
} as const
