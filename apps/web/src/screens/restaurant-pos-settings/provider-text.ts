// What a point of sale does with our orders, and its names for key and location.

import type { PosProvider } from '@tablemate/domain/restaurants/pos-providers.ts'
import * as texts from '../../text/texts.ts'

/** `orderProviders`: those to which this server sends orders. */
export function providerText(provider: PosProvider, orderProviders: readonly PosProvider[]) {
  const { agreed, ...text } = texts.providers[provider]
  return orderProviders.includes(provider) ? { ...text, ...agreed } : text
}
