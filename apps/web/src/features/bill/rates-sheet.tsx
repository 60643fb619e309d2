// The form for tax and service fee of a table without a registered restaurant.

import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import { toPercentage, toRate } from '@tablemate/domain/bill/rates.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { RateField } from './rates/rate-field.tsx'
import { rateRule, readRate, requiredRateRule } from './rates/read-rate.ts'
import { TaxSwitch } from './rates/tax-switch.tsx'

const words = texts.rates.ofTable

export interface RatesSheetProps {
  readonly rates: Rates
  /** Resolves to whether the server accepted the choice. */
  readonly onChoose: (rates: Rates) => Promise<boolean>
  readonly onClose: () => void
}

export function RatesSheet({ rates, onChoose, onClose }: RatesSheetProps) {
  const [isIncluded, setIncluded] = useState(rates.isTaxIncluded)
  const [tax, setTax] = useState(rates.isTaxIncluded && rates.taxRate === 0 ? '' : typed(rates.taxRate))
  const [fee, setFee] = useState(typed(rates.serviceFeeRate))
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const taxField = useRef<HTMLInputElement>(null)
  const feeField = useRef<HTMLInputElement>(null)
  const taxProblem = problemIn(isIncluded ? rateRule(tax) : requiredRateRule(tax))
  const feeProblem = problemIn(rateRule(fee))

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (taxProblem) return taxField.current?.focus()
    if (feeProblem) return feeField.current?.focus()
    if (isSaving) return
    setSaving(true)
    const next = { isTaxIncluded: isIncluded, taxRate: rateOf(tax), serviceFeeRate: rateOf(fee) }
    if (await onChoose(next)) onClose()
    else setSaving(false)
  }

  return (
    <Sheet isOpen onClose={onClose} title={texts.billSplit.rates.title} description={words.hint}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <TaxSwitch words={words.kind} isIncluded={isIncluded} onChoose={setIncluded} />
        <RateField
          ref={taxField}
          label={texts.rates.tax}
          hint={isIncluded ? words.taxHint : undefined}
          error={isChecked ? taxProblem : undefined}
          value={tax}
          onChange={event => setTax(event.target.value)}
        />
        <RateField
          ref={feeField}
          label={texts.rates.serviceFee}
          hint={words.feeHint}
          error={isChecked ? feeProblem : undefined}
          value={fee}
          onChange={event => setFee(event.target.value)}
        />
        <Button type="submit" isBusy={isSaving} className="mt-1">
          {isSaving ? words.saving : words.save}
        </Button>
      </form>
    </Sheet>
  )
}

function typed(rate: number): string {
  return String(toPercentage(rate))
}

/** The rate of a valid text; an empty text is 0. */
function rateOf(text: string): number {
  return toRate(readRate(text) ?? 0)
}

function problemIn(verdict: true | string): string | undefined {
  return verdict === true ? undefined : verdict
}
