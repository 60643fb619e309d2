// A tip of one's own, typed as an amount: says at once what it is in percent, and is the table's when it is set.

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type CurrencyCode, currencyOf, decimalsOf } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'
import * as en from '../../text/en.ts'
import { fieldText } from '../../text/fields.ts'
import { money, percent } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { percentOfSubtotal, type ReadTip, readTip } from './read-tip.ts'

const words = en.billSplit.tip

interface Props {
  /** The tip as it stands. */
  readonly amount: Minor
  readonly subtotal: Minor
  readonly currency: CurrencyCode
  readonly takesFocus: boolean
  /** Whether it became the table's. */
  readonly onSet: (amount: Minor) => Promise<boolean>
}

export function CustomTip({ amount, subtotal, currency, takesFocus, onSet }: Props) {
  // Until something is typed the field follows the table; what is typed stays until it has arrived.
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const text = typed ?? (amount / 100).toFixed(decimalsOf(currency))
  const tip = readTip(text, currency)

  useEffect(() => {
    if (takesFocus) field.current?.select()
  }, [takesFocus])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setRefused(tip.kind !== 'amount')
    if (tip.kind !== 'amount') return field.current?.focus()
    if (await onSet(tip.amount)) setTyped(now => (now === typed ? null : now))
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex animate-rise items-start gap-2">
      <TextField
        ref={field}
        className="min-w-0 flex-1"
        inputClassName="figures text-input"
        label={words.amount(currencyOf(currency).symbol)}
        inputMode={decimalsOf(currency) === 0 ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        value={text}
        hint={meaningOf(tip, subtotal, currency)}
        error={isRefused ? whyNot(tip, currency) : undefined}
        onChange={event => {
          setTyped(event.target.value)
          setRefused(false)
        }}
      />
      <Button
        type="submit"
        tone="secondary"
        className="mt-[calc(1.5*var(--text-body)+0.375rem)] shrink-0 whitespace-nowrap"
      >
        {words.set}
      </Button>
    </form>
  )
}

function meaningOf(tip: ReadTip, subtotal: Minor, currency: CurrencyCode): string | undefined {
  if (tip.kind !== 'amount') return undefined
  const share = percentOfSubtotal(tip.amount, subtotal)
  return share === null ? undefined : words.meaning(money(tip.amount, currency), percent(share))
}

function whyNot(tip: ReadTip, currency: CurrencyCode): string | undefined {
  switch (tip.kind) {
    case 'amount':
      return undefined
    case 'unreadable':
      return words.unreadable(decimalsOf(currency) === 0 ? '500' : '12.50')
    case 'too-large':
    case 'not-payable':
      return fieldText[tip.kind]
  }
}
