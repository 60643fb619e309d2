// The field for an offer's value: percent, or an amount in the campaign's currency.

import { type CurrencyCode, symbolOf } from '@tablemate/domain/currency.ts'
import type { InputHTMLAttributes, Ref } from 'react'
import { texts } from '../../text/texts.ts'
import { TextField } from '../../ui/text-field.tsx'

const words = texts.campaigns.form

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly offerType: 'discount' | 'fixed_amount'
  readonly currency: CurrencyCode
  readonly error: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export function OfferValueField({ offerType, currency, ...input }: Props) {
  const symbol = symbolOf(currency)
  const isPercent = offerType === 'discount'
  return (
    <TextField
      {...input}
      label={words.offerValue}
      hint={isPercent ? words.percentHint : words.amountHint({ symbol })}
      inputMode={isPercent ? 'numeric' : 'decimal'}
      required
      inputClassName="figures text-input pe-14"
      end={
        <span aria-hidden className="px-3 text-muted">
          {isPercent ? '%' : symbol}
        </span>
      }
    />
  )
}
