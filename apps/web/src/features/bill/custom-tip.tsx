// A custom tip, typed as an amount. The field shows its percentage, and the button sets it for the group.

import { type CurrencyCode, decimalsOf, symbolOf } from '@tablemate/domain/currency.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { money, percent, typedAmount } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ConfirmAmount, isLargeTip } from '../pay/confirm-amount.tsx'
import { percentOfSubtotal, type ReadTip, readTip, tipProblem } from './read-tip.ts'

const words = texts.customTip

interface CustomTipProps {
  /** The current tip. */
  readonly amount: Minor
  /** The tip that is already paid, which the new tip must cover. */
  readonly least: Minor
  readonly subtotal: Minor
  readonly currency: CurrencyCode
  readonly onSet: (amount: Minor) => Promise<void>
}

export function CustomTip({ amount, least, subtotal, currency, onSet }: CustomTipProps) {
  // Null until the diner types: the field then shows the group's tip.
  const [typed, setTyped] = useState<string | null>(null)
  const [confirmed, setConfirmed] = useState<Minor | null>(null)
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const text = typed ?? typedAmount(amount, currency)
  const tip = readTip(text, currency)
  const tooLow = least > 0 && tip.kind === 'amount' && tip.amount < least
  const leastText = texts.billSplit.tip.least({ amount: money(least, currency) })
  const problem = tooLow ? leastText : tipProblem(tip, currency)

  const isLarge = tip.kind === 'amount' && isLargeTip(tip.amount, subtotal)
  const question = useRef<HTMLDivElement>(null)

  useEffect(() => {
    field.current?.select()
  }, [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const isRefused = problem !== undefined
    setRefused(isRefused)
    if (isRefused || tip.kind !== 'amount') return field.current?.focus()
    if (isLarge && confirmed !== tip.amount) return question.current?.querySelector('input')?.focus()
    await onSet(tip.amount)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex animate-rise flex-wrap items-start gap-2">
      <TextField
        ref={field}
        className="min-w-0 flex-[1_1_9rem]"
        inputClassName="figures text-input"
        label={words.amount({ symbol: symbolOf(currency) })}
        inputMode={decimalsOf(currency) === 0 ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        value={text}
        hint={least > 0 ? leastText : meaningOf(tip, subtotal, currency)}
        error={isRefused ? problem : undefined}
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
      {isLarge && (
        <div ref={question} className="basis-full">
          <ConfirmAmount
            words={texts.largeTip}
            amount={money(tip.amount, currency)}
            isConfirmed={confirmed === tip.amount}
            onConfirm={isConfirmed => setConfirmed(isConfirmed ? tip.amount : null)}
          />
        </div>
      )}
    </form>
  )
}

function meaningOf(tip: ReadTip, subtotal: Minor, currency: CurrencyCode): string | undefined {
  if (tip.kind !== 'amount') return undefined
  const share = percentOfSubtotal(tip.amount, subtotal)
  return share === null
    ? undefined
    : words.meaning({ amount: money(tip.amount, currency), percent: percent(share) })
}
