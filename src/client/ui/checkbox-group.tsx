// Several boxes to tick, under one question.

import { Check } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'
import * as en from '../text/en.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'id' | 'className'> {
  readonly legend: string
  readonly isOptional?: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Which are ticked, where the form does not keep that by itself. */
  readonly isChosen?: (value: string) => boolean
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** What is spread in goes to every box: they share a name. */
export function CheckboxGroup({
  legend,
  isOptional = false,
  options,
  isChosen,
  className = '',
  ...box
}: Props) {
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="mb-1 font-semibold text-body">
        {legend}
        {isOptional && <span className="font-normal text-muted"> ({en.fields.optional})</span>}
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className="relative flex min-h-11 items-center gap-3 py-1.5">
          <input
            {...box}
            type="checkbox"
            value={value}
            checked={isChosen?.(value)}
            className="peer size-6 shrink-0 appearance-none rounded-[7px] border border-edge bg-card transition-colors checked:border-accent checked:bg-accent"
          />
          <Check
            size={16}
            strokeWidth={3}
            aria-hidden
            className="pointer-events-none absolute left-1 text-on-accent opacity-0 peer-checked:opacity-100"
          />
          <span className="wrap-anywhere text-pretty">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
