// The sheet with the twenty currencies, and the reason why the current one is selected.

import { currencies, type RatedCurrencyCode } from '@tablemate/domain/currency.ts'
import { Check, LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { hasGeolocation } from '../../lib/device/geolocation.ts'
import { countryName, currencyName } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useCurrency } from './currency-provider.tsx'
import type { CurrencyState, Located } from './currency-store.ts'

const words = texts.currency

interface CurrencySheetProps {
  readonly onClose: () => void
}

export function CurrencySheet({ onClose }: CurrencySheetProps) {
  const { state, choose } = useCurrency()
  return (
    <Sheet isOpen onClose={onClose} title={words.title} description={reasonFor(state)}>
      <fieldset
        className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 border-line border-t"
        onKeyDown={event => event.key === 'Enter' && onClose()}
      >
        <legend className="sr-only">{words.title}</legend>
        {currencies.map(currency => (
          <Choice
            key={currency.code}
            code={currency.code}
            symbol={currency.symbol}
            isChosen={currency.code === state.code}
            onChoose={() => choose(currency.code)}
            onTap={onClose}
          />
        ))}
      </fieldset>
      {hasGeolocation() && <ByPosition />}
    </Sheet>
  )
}

interface ChoiceProps {
  readonly code: RatedCurrencyCode
  readonly symbol: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** Called after a tap, which closes the sheet. Arrow keys change the choice and keep the sheet open. */
  readonly onTap: () => void
}

function Choice({ code, symbol, isChosen, onChoose, onTap }: ChoiceProps) {
  return (
    <label className="relative flex min-h-14 items-center border-line border-b py-2 transition-colors hover:text-accent-text has-checked:text-accent-text">
      <input
        type="radio"
        name="currency"
        value={code}
        checked={isChosen}
        onChange={onChoose}
        onClick={event => event.detail > 0 && onTap()}
        className="-start-2.5 absolute inset-y-0 h-full w-[calc(100%+20px)] cursor-pointer appearance-none rounded-button focus-visible:-outline-offset-2"
      />
      <span aria-hidden className="w-[2.75rem] shrink-0 whitespace-nowrap font-[560] font-serif text-input">
        <bdi>{symbol}</bdi>
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 font-semibold leading-tight">
          {code}
          {isChosen && <Check size={16} strokeWidth={2.4} aria-hidden />}
        </span>
        <span className="block text-muted text-small leading-tight">{currencyName(code)}</span>
      </span>
    </label>
  )
}

function reasonFor(state: CurrencyState): string {
  return words.reason[state.kind === 'detected' ? state.by : state.kind]
}

type Search = { readonly kind: 'not-asked' } | { readonly kind: 'asking' } | Located

function ByPosition() {
  const { locate } = useCurrency()
  const [search, setSearch] = useState<Search>({ kind: 'not-asked' })
  const ask = async () => {
    setSearch({ kind: 'asking' })
    setSearch(await locate())
  }
  return (
    <div className="pt-4 text-center">
      <Button tone="secondary" className="w-full" isBusy={search.kind === 'asking'} onClick={ask}>
        {search.kind !== 'asking' && <LocateFixed size={20} strokeWidth={1.9} aria-hidden />}
        {search.kind === 'asking' ? words.locating : words.locate}
      </Button>
      <p role="status" className="mt-3 text-pretty text-muted empty:hidden">
        {outcomeOf(search)}
      </p>
    </div>
  )
}

function outcomeOf(search: Search): string | null {
  switch (search.kind) {
    case 'not-asked':
    case 'asking':
      return null
    case 'found':
      return words.found({ country: countryName(search.country), currency: currencyName(search.code) })
    case 'other-money':
      return words.otherMoney({ country: countryName(search.country) })
    case 'unknown':
      return words.unknown
  }
}
