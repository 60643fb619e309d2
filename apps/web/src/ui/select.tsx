// The browser's native select in the look of the other fields. Each phone shows the options in its own way.

import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { boxClass, Field, type FieldProps, splitFieldProps } from './field.tsx'

interface Option {
  readonly value: string
  readonly label: string
}

interface Props
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'children'> {
  readonly options: readonly Option[]
  /** Shown while nothing is chosen; the value is '' then. Without a placeholder, the first option is chosen. */
  readonly placeholder?: string
  readonly ref?: Ref<HTMLSelectElement>
}

export function Select(props: Props) {
  const { field, control } = splitFieldProps(props)
  const { options, placeholder, ...select } = control
  return (
    <Field {...field}>
      {controlProps => (
        <div className="relative">
          <select
            {...select}
            {...controlProps}
            className={`${boxClass(field.error)} appearance-none truncate pe-12 text-input`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            strokeWidth={1.9}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-4 my-auto text-muted"
          />
        </div>
      )}
    </Field>
  )
}
