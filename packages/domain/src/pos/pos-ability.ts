// What each point of sale can do with our orders.

import { type PosProvider, posProviders } from '../restaurants/pos-providers.ts'
import type { PosAgreement } from './adapter.ts'

export const posAbilities = [
  /** Takes orders with the restaurant's own key. */
  'orders',
  /** Takes orders only after an agreement of Tablemate with the provider. */
  'orders-by-agreement',
  /** Lists orders, and has no kitchen. */
  'order-list',
  /** Has no interface for orders that is open to us. */
  'none',
] as const
export type PosAbility = (typeof posAbilities)[number]

export const posAbility: Readonly<Record<PosProvider, PosAbility>> = {
  square: 'orders',
  clover: 'orders',
  shopify: 'order-list',
  toast: 'orders-by-agreement',
  lightspeed: 'orders-by-agreement',
  olo: 'orders-by-agreement',
  micros: 'orders-by-agreement',
  aloha: 'none',
  spoton: 'none',
  touchbistro: 'none',
  upserve: 'none',
  resy: 'none',
}

/** What the operator of this server has agreed with providers. */
export type PosAgreements = Readonly<Partial<Record<PosProvider, PosAgreement>>>

/** The providers to which orders can be sent with these agreements. */
export function orderProvidersOf(agreements: PosAgreements): PosProvider[] {
  return posProviders.filter(provider => {
    const ability = posAbility[provider]
    return ability === 'orders-by-agreement' ? agreements[provider] !== undefined : ability !== 'none'
  })
}

/** Whether a restaurant enters a key. With an agreement, Tablemate's own client opens every restaurant that allows it at Toast. */
export function needsKey(provider: PosProvider, orderProviders: readonly PosProvider[]): boolean {
  return provider !== 'toast' || !orderProviders.includes(provider)
}
