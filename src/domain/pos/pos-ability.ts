// What each point of sale can do with our orders.

import type { PosProvider } from '../restaurants/pos-providers.ts'

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
