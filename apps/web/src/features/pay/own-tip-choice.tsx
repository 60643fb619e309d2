// The payer's own tip, beyond the bill: none, a percentage of what is paid, or a typed amount.

import { decimalsOf, symbolOf } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { type Minor, type PayableStep, roundToStep } from '@tablemate/domain/money.ts'
import { useEffect, useRef, useState } from 'react'
import { money, percent } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Choice } from '../bill/choice.tsx'
import { readTip, tipProblem } from '../bill/read-tip.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { ConfirmAmount, isLargeTip } from './confirm-amount.tsx'

const words = texts.payTogether.tip
const presets = [0, 5, 10] as const

export type OwnTip =
  | { readonly kind: 'percentage'; readonly percentage: (typeof presets)[number] }
  /** Null while what was typed is no amount. */
  | { readonly kind: 'amount'; readonly amount: Minor | null }

export function ownTipOf(tip: OwnTip, paid: Minor, step: PayableStep): Minor | null {
  if (tip.kind === 'amount') return tip.amount
  return Math.min(limits.tipAmount, roundToStep(BigInt(paid) * BigInt(tip.percentage), 100n, step))
}

interface Props {
  readonly tip: OwnTip
  /** In minor units; null while what was typed is no amount. */
  readonly amount: Minor | null
  /** Whether the sheet's title does not name the choice yet. */
  readonly isTitled: boolean
  /** What is paid without it. */
  readonly due: Minor
  /** Whether the bill has a service fee. */
  readonly hasFee: boolean
  readonly onChoose: (tip: OwnTip) => void
}

export function OwnTipChoice({ tip, amount, isTitled, due, hasFee, onChoose }: Props) {
  const currency = useGroupCurrency()
  const [typed, setTyped] = useState('')
  const [confirmed, setConfirmed] = useState<Minor | null>(null)
  const read = readTip(typed, currency)
  const isLarge = read.kind === 'amount' && isLargeTip(read.amount, due)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (tip.kind === 'amount') field.current?.focus()
  }, [tip.kind])
  const choose = (text: string, confirmed: Minor | null = null) => {
    setTyped(text)
    setConfirmed(confirmed)
    const read = readTip(text, currency)
    const isReady = read.kind === 'amount' && (!isLargeTip(read.amount, due) || read.amount === confirmed)
    onChoose({ kind: 'amount', amount: isReady ? read.amount : null })
  }
  const hint = hasFee ? words.hintWithFee : words.hint
  const problem = typed === '' ? undefined : tipProblem(read, currency)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lay out its legend beside the choices
    <div role="group" aria-label={words.title} className="mt-3 pb-3">
      {isTitled && (
        <p className="mb-1.5 font-semibold" aria-hidden>
          {words.title}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {presets.map(percentage => (
          <Choice
            key={percentage}
            label={percentage === 0 ? words.none : percent(percentage)}
            isChosen={tip.kind === 'percentage' && tip.percentage === percentage}
            onPress={() => onChoose({ kind: 'percentage', percentage })}
          />
        ))}
        <Choice
          label={words.custom}
          isChosen={tip.kind === 'amount'}
          onPress={() => choose(typed, confirmed)}
        />
      </div>
      {tip.kind === 'amount' && (
        <TextField
          ref={field}
          className="mt-3"
          inputClassName="figures scroll-mb-36 text-input"
          label={texts.customTip.amount({ symbol: symbolOf(currency) })}
          inputMode={decimalsOf(currency) === 0 ? 'numeric' : 'decimal'}
          enterKeyHint="done"
          value={typed}
          error={problem}
          onChange={event => choose(event.target.value)}
        />
      )}
      {tip.kind === 'amount' && isLarge && (
        <ConfirmAmount
          words={texts.largeTip}
          amount={money(read.amount, currency)}
          isConfirmed={confirmed === read.amount}
          onConfirm={isConfirmed => choose(typed, isConfirmed ? read.amount : null)}
        />
      )}
      <p role="status" className="mt-1.5 text-muted text-small">
        {amount ? words.added({ due: money(due, currency), tip: money(amount, currency) }) : hint}
      </p>
    </div>
  )
}
