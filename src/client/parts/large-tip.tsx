// Asks once about a tip above half of the bill, which is more often a slip of the finger than a gift.

import type { Minor } from '#domain/money.ts'
import * as texts from '../text/texts.ts'
import { CheckboxGroup } from '../ui/checkbox-group.tsx'

interface Props {
  /** The tip, formatted. */
  readonly amount: string
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
}

/** Shown while `isLargeTip`; the tip is not sent before it is confirmed. */
export function LargeTip({ amount, isConfirmed, onConfirm }: Props) {
  const { question, yes } = texts.largeTip
  return (
    <CheckboxGroup
      className="mt-3"
      legend={question}
      name="large-tip"
      options={[{ value: 'yes', label: yes(amount) }]}
      isChosen={() => isConfirmed}
      onChange={event => onConfirm(event.target.checked)}
    />
  )
}

export function isLargeTip(tip: Minor, bill: Minor): boolean {
  return tip * 2 > bill
}
