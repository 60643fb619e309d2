// What a point of sale does with our orders, and its names for key and location.

import type { PosProvider } from '@tablemate/domain/restaurants/pos-providers.ts'
import { texts } from '../../lib/text/texts.ts'

interface ProviderText {
  readonly description: string
  /** What happens to the orders. Source: docs/decisions/0031. */
  readonly orders: string
  readonly key: { readonly label: string; readonly hint: string }
  readonly location: { readonly label: string; readonly hint: string }
  /** What is true instead once Tablemate has an agreement with the provider. */
  readonly agreed?: Partial<ProviderText>
}

/** `orderProviders`: those to which this server sends orders. */
export function providerText(provider: PosProvider, orderProviders: readonly PosProvider[]) {
  const { agreed, ...text }: ProviderText = texts.providers[provider]
  return orderProviders.includes(provider) ? { ...text, ...agreed } : text
}
