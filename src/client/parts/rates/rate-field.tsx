// The input field of a rate in percent.

import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

export function RateField(props: TextFieldProps) {
  return (
    <TextField inputMode="decimal" inputClassName="figures pr-11 text-input" end={percentSign} {...props} />
  )
}

const percentSign = (
  <span aria-hidden className="pr-3 text-muted">
    %
  </span>
)
