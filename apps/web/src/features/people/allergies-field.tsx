// The field for the allergies of a person who joins: one optional line of text.

import * as limits from '@tablemate/domain/limits.ts'
import { texts } from '../../lib/text/texts.ts'
import { lineRule } from '../../ui/line-rule.ts'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

export const allergiesRule = lineRule({ max: limits.allergies })

export function AllergiesField({
  label = texts.allergies.label,
  ...field
}: Omit<TextFieldProps, 'label' | 'hint'> & { readonly label?: string }) {
  return <TextField label={label} hint={texts.allergies.hint} isOptional {...field} />
}
