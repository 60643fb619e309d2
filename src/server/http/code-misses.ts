// Guesses of codes: counted by the address they come from, and by the networks around it.

import { networksOf } from './address.ts'
import type { Budgets } from './budgets.ts'

/** Throws 'too-many-requests' where as many codes as may be were missed from here. `address` is a key (address.ts). */
export async function requireFewMisses(budgets: Budgets, address: string): Promise<void> {
  await budgets.mustHave('code-misses-per-address', address)
  const networks = networksOf(address)
  if (!networks) return
  await budgets.mustHave('code-misses-per-56', networks.by56)
  await budgets.mustHave('code-misses-per-48', networks.by48)
}

/** Counts a code that leads nowhere. */
export async function countMiss(budgets: Budgets, address: string): Promise<void> {
  await budgets.count('code-misses-per-address', address)
  const networks = networksOf(address)
  if (!networks) return
  await budgets.count('code-misses-per-56', networks.by56)
  await budgets.count('code-misses-per-48', networks.by48)
}
