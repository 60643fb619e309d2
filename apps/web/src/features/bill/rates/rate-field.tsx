// The input field of a rate in percent.

import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'

export function RateField(props: TextFieldProps) {
  return (
    <TextField inputMode="decimal" inputClassName="figures pe-11 text-input" end={percentSign} {...props} />
  )
}

const percentSign = (
  <span aria-hidden className="pe-3 text-muted">
    %
  </span>
)
