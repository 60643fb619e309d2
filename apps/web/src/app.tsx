// The whole app. It hydrates the prerendered page (prerender.tsx), so everything that differs between phones
// starts equal and changes in an effect.

import { StrictMode } from 'react'
import { CurrencyProvider } from './parts/currency/currency-provider.tsx'
import type { CurrencyStore } from './parts/currency/currency-store.ts'
import { Routes } from './routes.tsx'
import { Shell } from './shell/shell.tsx'
import { Column } from './ui/column.tsx'
import { Toaster } from './ui/toaster.tsx'

export function App({ currency }: { currency: CurrencyStore }) {
  return (
    <StrictMode>
      <CurrencyProvider store={currency}>
        <Shell />
        <Column>
          <Routes />
        </Column>
        <Toaster />
      </CurrencyProvider>
    </StrictMode>
  )
}
