// Several lines to type in; the box grows with them where the browser can.

import type { Ref, TextareaHTMLAttributes } from 'react'
import { boxClass, Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  hint,
  error,
  isOptional = false,
  isStarred = false,
  isErrorTold = false,
  className = '',
  ...area
}: Props) {
  return (
    <Field {...{ label, hint, error, isOptional, isStarred, isErrorTold, className }}>
      {wired => (
        <textarea
          rows={3}
          {...area}
          {...wired}
          className={`${boxClass(error)} field-sizing-content max-h-80 min-h-24 resize-y py-3 text-input`}
        />
      )}
    </Field>
  )
}
