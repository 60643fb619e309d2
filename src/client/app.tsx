// The whole app behind the door. The browser takes over exactly what was built into the page (prerender.tsx), so what
// differs from phone to phone begins everywhere alike and changes in an effect.

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
