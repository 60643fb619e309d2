// The adapters of the points of sale that take orders.

import type { PosProvider } from '../restaurants/pos-providers.ts'
import type { PosAdapter } from './adapter.ts'
import { clover } from './clover.ts'
import { lightspeed } from './lightspeed.ts'
import { orderProvidersOf, type PosAgreements } from './pos-ability.ts'
import { shopify } from './shopify.ts'
import { square } from './square.ts'
import { toast } from './toast.ts'

/** Every adapter that is written. Those by agreement are switched off until there is one (`adapterOf`). */
export const allAdapters: Readonly<Partial<Record<PosProvider, PosAdapter>>> = {
  square,
  clover,
  shopify,
  toast,
  lightspeed,
}

/** The adapter that sends a restaurant's orders; null: none is sent to this provider. */
export function adapterOf(provider: PosProvider, agreements: PosAgreements): PosAdapter | null {
  return orderProvidersOf(agreements).includes(provider) ? (allAdapters[provider] ?? null) : null
}
