// What is built into the page of a language (apps/web/build/languages.ts): the gate, the first page, and words outside React.

import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './app.tsx'
import { Gate, gateIds } from './gate/gate.tsx'
import { type CurrencyStore, undetected } from './parts/currency/currency-store.ts'
import { paths } from './paths.ts'

export { page as words } from './text/en/page.ts'

/** HTML by the mark that it replaces. */
export function prerender(): Readonly<Record<string, string>> {
  return {
    gate: renderToString(<Gate onPass={() => undefined} />, gateIds),
    root: renderToString(
      <Router ssrPath={paths.landing()}>
        <App currency={noCurrency} />
      </Router>,
    ),
  }
}

/** The prerendered page has no visitor, and so no currency. */
const noCurrency: CurrencyStore = {
  read: () => undetected,
  subscribe: () => () => undefined,
  choose: () => undefined,
  locate: async () => ({ kind: 'unknown' }),
}
