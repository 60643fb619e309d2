// A multi-line text field that grows with its text, if the browser supports that.

import type { Ref, TextareaHTMLAttributes } from 'react'
import { boxClass, Field, type FieldProps, splitFieldProps } from './field.tsx'

interface Props extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function TextArea(props: Props) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      {controlProps => (
        <textarea
          rows={3}
          {...control}
          {...controlProps}
          className={`${boxClass(field.error)} field-sizing-content max-h-80 min-h-24 resize-y py-3 text-input`}
        />
      )}
    </Field>
  )
}
