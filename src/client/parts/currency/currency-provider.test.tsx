import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CurrencyProvider, useCurrency } from './currency-provider.tsx'
import { type CurrencyStore, undetected } from './currency-store.ts'

function Shown() {
  return useCurrency().state.code
}

test('outside of its provider there is no currency, and that is an error', () => {
  expect(() => renderToString(<Shown />)).toThrow('outside of CurrencyProvider')
})

test('a page that was built beforehand begins with US dollars', () => {
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
