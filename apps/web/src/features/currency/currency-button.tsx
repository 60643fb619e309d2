// Opens the choice of currency, whose code is loaded when it is first opened.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { type ReactNode, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { currencyLabel } from './currency-label.ts'
import { useCurrency } from './currency-provider.tsx'

const CurrencySheet = onDemand(async () => (await import('./currency-sheet.tsx')).CurrencySheet)

/** The button in the header of the landing page. */
export function CurrencyButton() {
  const { state } = useCurrency()
  return (
    <Opener className="-me-3 ms-auto px-3 text-muted hover:text-ink">
      <span className="sr-only">{texts.currency.title}: </span>
      <bdi className="whitespace-nowrap">{currencyLabel(state.code)}</bdi>
    </Opener>
  )
}

/** Shows the currency of a new group if the restaurant determines it. */
export function FixedCurrency({ code }: { code: CurrencyCode }) {
  return (
    <p className="py-2.5">
      {texts.currency.atTable} <bdi className="whitespace-nowrap font-semibold">{currencyLabel(code)}</bdi>
    </p>
  )
}

/** Shows the currency of a new group, with a button to change it. */
export function GroupCurrencyName() {
  const { state } = useCurrency()
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p className="min-w-0 flex-[1_1_9rem]">
        {texts.currency.atTable}{' '}
        <bdi className="whitespace-nowrap font-semibold">{currencyLabel(state.code)}</bdi>
      </p>
      <Opener className="-me-3 px-3 font-semibold text-accent-text hover:text-ink">
        {texts.currency.change}
        <span className="sr-only"> {texts.currency.changeWhat}</span>
      </Opener>
    </div>
  )
}

function Opener({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`min-h-11 shrink-0 rounded-button transition-colors ${className}`}
      >
        {children}
      </button>
      {isOpen && <CurrencySheet onClose={() => setOpen(false)} />}
    </>
  )
}
