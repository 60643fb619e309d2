// A labelled text input with a hint and an error.

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { boxClass, Field, type FieldProps, splitFieldProps } from './field.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly inputClassName?: string
  /** Rendered within the box, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { inputClassName = 'text-input', end, ...input } = control
  return (
    <Field {...field}>
      {controlProps => (
        <div className="relative">
          <input
            autoComplete="off"
            {...input}
            {...controlProps}
            className={`${boxClass(field.error)} ${inputClassName}`}
          />
          {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  )
}
