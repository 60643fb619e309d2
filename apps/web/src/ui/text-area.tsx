// A multi-line text field that grows with its text, if the browser supports that.

import type { Ref, TextareaHTMLAttributes } from 'react'
import { boxClass, Field, type FieldProps, splitFieldProps } from './field.tsx'

interface Props extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  /** 'line': as low as a text field until its text is longer. */
  readonly size?: 'lines' | 'line'
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({ size = 'lines', ...props }: Props) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      {controlProps => (
        <textarea
          rows={size === 'lines' ? 3 : 1}
          {...control}
          {...controlProps}
          className={`${boxClass(field.error)} field-sizing-content max-h-80 contain-inline-size ${size === 'lines' ? 'min-h-24 resize-y' : 'resize-none'} py-3 text-input`}
        />
      )}
    </Field>
  )
}
