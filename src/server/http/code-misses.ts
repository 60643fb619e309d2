// Guesses of codes: counted by the address they come from, and by the networks around it.

import { networksOf } from './address.ts'
import type { Budget, Budgets } from './budgets.ts'

/** Throws 'too-many-requests' where as many codes as may be were missed from here. `address` is a key (address.ts). */
export async function requireFewMisses(budgets: Budgets, address: string): Promise<void> {
  for (const [budget, key] of missesFrom(address)) await budgets.mustHave(budget, key)
}

/** Counts a code that leads nowhere. */
export async function countMiss(budgets: Budgets, address: string): Promise<void> {
  for (const [budget, key] of missesFrom(address)) await budgets.count(budget, key)
}

/** What a miss is counted under, the narrowest first. */
function missesFrom(address: string): readonly (readonly [Budget, string])[] {
  const networks = networksOf(address)
  const own = ['code-misses-per-address', address] as const
  if (!networks) return [own]
  return [own, ['code-misses-per-56', networks.by56], ['code-misses-per-48', networks.by48]]
}
