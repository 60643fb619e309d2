// Provides the visitor's currency to every screen, and the group's or restaurant's currency to the amounts within it.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { type CurrencyState, type CurrencyStore, undetected } from './currency-store.ts'

const Context = createContext<CurrencyStore | null>(null)

export function CurrencyProvider({ store, children }: { store: CurrencyStore; children: ReactNode }) {
  return <Context value={store}>{children}</Context>
}

/** Throws outside of its provider (spec.md, section 8). */
export function useCurrency(): Pick<CurrencyStore, 'choose' | 'locate'> & { readonly state: CurrencyState } {
  const store = use(Context)
  if (!store) throw new Error('useCurrency is used outside of CurrencyProvider')
  const { choose, locate } = store
  const state = useSyncExternalStore(store.subscribe, store.read, () => undetected)
  return { state, choose, locate }
}

/** The currency of all amounts within: of the group or of the restaurant. */
export const GroupCurrency = createContext<CurrencyCode | null>(null)

/** Use only within `TableCurrency`. Outside of it the value is null, and formatting an amount throws. */
export const useGroupCurrency = () => use(GroupCurrency) as CurrencyCode
