// Asks once about an amount that is more often a slip of the finger than meant: a tip above half of the bill, a price far outside
// the menu's.

import type { Minor } from '@tablemate/domain/money.ts'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'

interface Props {
  readonly words: { readonly question: string; readonly yes: (values: { amount: string }) => string }
  /** Formatted. */
  readonly amount: string
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
}

/** Shown while the amount is unusual. It is not sent before it is confirmed. */
export function ConfirmAmount({ words, amount, isConfirmed, onConfirm }: Props) {
  return (
    <CheckboxGroup
      className="mt-3"
      legend={words.question}
      name="confirm-amount"
      options={[{ value: 'yes', label: words.yes({ amount }) }]}
      isChosen={() => isConfirmed}
      onChange={event => onConfirm(event.target.checked)}
    />
  )
}

export function isLargeTip(tip: Minor, bill: Minor): boolean {
  return tip * 2 > bill
}
