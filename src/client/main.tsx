// The client's start.

import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CurrencyProvider } from './parts/currency/currency-provider.tsx'
import { startCurrency } from './parts/currency/currency-store.ts'
import { Routes } from './routes.tsx'
import { Column } from './ui/column.tsx'
import { preload } from './ui/preload.ts'
import { Toaster } from './ui/toaster.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const currency = startCurrency()

// The first thing to be seen is the screen itself, unless it is long in coming.
void preload(window.location.pathname, 300).then(() =>
  createRoot(root).render(
    <StrictMode>
      <CurrencyProvider store={currency}>
        <Column>
          <Routes />
        </Column>
        <Toaster />
      </CurrencyProvider>
    </StrictMode>,
  ),
)
