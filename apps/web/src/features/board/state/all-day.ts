// How many of each dish are still to be made, over all tickets.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { language } from '../../../lib/text/locale.ts'

export interface MenuItemCount {
  readonly name: string
  readonly quantity: number
}

/** Largest count first. Leaves out items that are ticked, refused, cancelled or ready. */
export function allDayCounts(tickets: readonly Ticket[]): readonly MenuItemCount[] {
  const counts = new Map<string, { name: string; quantity: number }>()
  for (const { state, isCancelled, items } of tickets) {
    if (isCancelled || !(state === 'waiting' || state === 'new' || state === 'preparing')) continue
    for (const { name, quantity, isTicked, isRefused } of items) {
      if (isTicked || isRefused) continue
      const key = name.trim().toLowerCase()
      const known = counts.get(key) ?? { name, quantity: 0 }
      counts.set(key, { name: known.name, quantity: known.quantity + quantity })
    }
  }
  return [...counts.values()].sort(
    (a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, language.locale),
  )
}
