import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CurrencyProvider, useCurrency } from './currency-provider.tsx'
import { type CurrencyStore, undetected } from './currency-store.ts'

function Shown() {
  return useCurrency().state.code
}

test('useCurrency throws outside of its provider', () => {
  expect(() => renderToString(<Shown />)).toThrow('outside of CurrencyProvider')
})

test('a prerendered page starts with US dollars', () => {
  const store: CurrencyStore = {
    read: () => ({ kind: 'chosen', code: 'EUR' }),
    subscribe: () => () => undefined,
    choose: () => undefined,
    locate: async () => ({ kind: 'unknown' }),
  }
  const page = renderToString(
    <CurrencyProvider store={store}>
      <Shown />
    </CurrencyProvider>,
  )
  expect(page).toBe(undetected.code)
})
