// One row of the form: name, quantity, price and modifications.

import { decimalsOf } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { Trash } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { money, typedAmount } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberStepper } from '../../../ui/number-stepper.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { ConfirmAmount } from '../../pay/confirm-amount.tsx'
import { blankRow, priceLabel, quantityOf, type Row } from './order-rows.ts'
import type { AskedPrice, OrderFields } from './use-order-form.ts'

interface Props {
  readonly form: UseFormReturn<OrderFields>
  readonly at: number
  readonly row: Row | undefined
  readonly problemOf: (at: number, field: keyof Row) => string | undefined
  /** Null: the price is not asked about. */
  readonly asked: AskedPrice | null
  readonly onRemove: () => void
}

const words = texts.orderForm

export function ItemRow({ form, at, row = blankRow, problemOf, asked, onRemove }: Props) {
  const currency = useGroupCurrency()
  const isWhole = decimalsOf(currency) === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend of its own kind
    <div role="group" aria-label={words.item({ number: at + 1 })} className="flex flex-col gap-4 pb-5">
      <div className="-mb-3 flex items-center justify-between">
        <p className="text-muted">{words.item({ number: at + 1 })}</p>
        <IconButton
          label={words.removeItem({ number: at + 1 })}
          onClick={onRemove}
          className="-me-2.5 border-transparent! bg-transparent text-muted enabled:hover:text-ink"
        >
          <Trash size={20} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </div>
      <TextField
        label={words.name}
        error={problemOf(at, 'name')}
        enterKeyHint="next"
        autoCapitalize="sentences"
        required
        {...form.register(`rows.${at}.name`)}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <NumberStepper
          {...form.register(`rows.${at}.quantity`)}
          label={words.quantity}
          error={problemOf(at, 'quantity')}
          count={quantityOf(row)}
          min={1}
          max={limits.quantity}
          enterKeyHint="next"
          onStep={count => form.setValue(`rows.${at}.quantity`, String(count), { shouldTouch: true })}
        />
        <TextField
          label={priceLabel(currency)}
          hint={quantityOf(row) > 1 ? words.forOne : undefined}
          error={problemOf(at, 'price')}
          enterKeyHint="next"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          placeholder={typedAmount(0, currency)}
          className="min-w-32 flex-1"
          inputClassName="figures text-input"
          required
          {...form.register(`rows.${at}.price`)}
        />
      </div>
      {asked && (
        <ConfirmAmount
          words={texts.unusualPrice}
          amount={money(asked.price, currency)}
          isConfirmed={asked.isConfirmed}
          onConfirm={asked.confirm}
        />
      )}
      <TextField
        label={words.modifications}
        isOptional
        error={problemOf(at, 'modifications')}
        enterKeyHint="next"
        placeholder={words.modificationsHint}
        autoCapitalize="none"
        {...form.register(`rows.${at}.modifications`)}
      />
    </div>
  )
}
