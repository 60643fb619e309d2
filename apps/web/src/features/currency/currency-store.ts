// The visitor's currency: US dollars at first, then the detected currency, until the visitor chooses another.

import { defaultCurrencyCode, type RatedCurrencyCode } from '@tablemate/domain/currency.ts'
import { currencyOfCountry } from '@tablemate/domain/places/country-currency.ts'
import {
  currencyByPosition,
  type Detected,
  detectCurrency,
} from '@tablemate/domain/places/detect-currency.ts'
import { mayFindPosition } from '../../lib/device/geolocation.ts'
import { createListeners } from '../../lib/device/listeners.ts'
import { readLocaleHints } from '../../lib/device/locale-hints.ts'
import { forgetStored, store as keep } from '../../lib/device/storage.ts'
import { countryHere } from './country-here.ts'

export type CurrencyState =
  | { readonly kind: 'detecting'; readonly code: RatedCurrencyCode }
  | Detected
  | { readonly kind: 'chosen'; readonly code: RatedCurrencyCode }

/** The result of a lookup by the phone's position. */
export type Located =
  | { readonly kind: 'found'; readonly country: string; readonly code: RatedCurrencyCode }
  | { readonly kind: 'other-money'; readonly country: string }
  | { readonly kind: 'unknown' }

export interface CurrencyStore {
  read(): CurrencyState
  subscribe(listen: () => void): () => void
  choose(code: RatedCurrencyCode): void
  /** The browser may prompt for permission, so call this only when the visitor requests it. */
  locate(): Promise<Located>
}

/** The initial state of every visit, and of prerendered pages. */
export const undetected: CurrencyState = { kind: 'detecting', code: defaultCurrencyCode }

/** spec.md, section 4: saved, and removed at the next start, so that detection always runs. */
const storageKey = 'user_currency'

/** Deletes the previous visit's choice and detects the currency again. */
export function startCurrency(): CurrencyStore {
  let state = undetected
  const listeners = createListeners()
  const become = (next: CurrencyState) => {
    state = next
    listeners.notify()
  }

  forgetStored(storageKey)
  const detection = detectCurrency(readLocaleHints())
  if (detection.kind === 'detected') state = detection
  else
    void countryIfAllowed().then(country => {
      // A choice that the visitor made meanwhile takes precedence.
      if (state.kind === 'detecting') become(currencyByPosition(country))
    })

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    choose(code) {
      keep(storageKey, code)
      become({ kind: 'chosen', code })
    },
    async locate() {
      const before = state
      const country = await countryNow()
      if (country === null) return { kind: 'unknown' }
      const code = currencyOfCountry(country)
      if (!code) return { kind: 'other-money', country }
      const hasChosenMeanwhile = state.kind === 'chosen' && state !== before
      if (!hasChosenMeanwhile) {
        forgetStored(storageKey)
        become(currencyByPosition(country))
      }
      return { kind: 'found', country, code }
    },
  }
}

/** Never prompts: looks up the position only if the visitor granted permission before. */
async function countryIfAllowed(): Promise<string | null> {
  return (await mayFindPosition()) ? countryNow() : null
}

async function countryNow(): Promise<string | null> {
  try {
    return await countryHere()
  } catch {
    return null
  }
}
