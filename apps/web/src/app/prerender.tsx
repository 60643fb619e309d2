// What is built into the page of a language (apps/web/build/languages.ts): the gate, the first page, and words outside React.

import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { type CurrencyStore, undetected } from '../features/currency/currency-store.ts'
import { paths } from '../lib/paths.ts'
import { loadTexts } from '../lib/text/load-texts.ts'
import { type Texts, texts } from '../lib/text/texts.ts'

interface Prerendered {
  readonly words: Texts['page']
  /** HTML by the mark that it replaces. */
  readonly html: Readonly<Record<string, string>>
}

/** The prerendered page has no visitor, and so no currency. */
const noCurrency: CurrencyStore = {
  read: () => undetected,
  subscribe: () => () => undefined,
  choose: () => undefined,
  locate: async () => ({ kind: 'unknown' }),
}

/** While this module is evaluated, because Vite ends its module runner then. */
export const prerendered = await prerender()

async function prerender(): Promise<Prerendered> {
  await loadTexts('diner')
  const [{ App }, { Gate, gateIds }] = await Promise.all([import('./app.tsx'), import('./gate/gate.tsx')])
  const html = {
    gate: renderToString(<Gate onPass={() => undefined} />, gateIds),
    root: renderToString(
      <Router ssrPath={paths.landing()}>
        <App currency={noCurrency} />
      </Router>,
    ),
  }
  return { words: texts.page, html }
}
