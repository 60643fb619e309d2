// A group of checkboxes with a legend.

import { Check } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'
import { texts } from '../lib/text/texts.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'id' | 'className'> {
  readonly legend: string
  /** The legend is only read out. */
  readonly hidesLegend?: boolean
  readonly isOptional?: boolean
  /** `detail` is at the end of the line. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly detail?: string }[]
  /** Makes the checkboxes controlled; without it the form holds their state. */
  readonly isChosen?: (value: string) => boolean
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** The remaining props go to every checkbox, so all share one `name`. */
export function CheckboxGroup({
  legend,
  hidesLegend = false,
  isOptional = false,
  options,
  isChosen,
  className = '',
  ...box
}: Props) {
  return (
    <fieldset {...(hidesLegend && { 'aria-label': legend })} className={`min-w-0 ${className}`}>
      {!hidesLegend && (
        <legend className="mb-1 max-w-full wrap-anywhere font-semibold text-body">
          {legend}
          {isOptional && <span className="font-normal text-muted"> ({texts.fields.optional})</span>}
        </legend>
      )}
      {options.map(({ value, label, detail }) => (
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
            className="pointer-events-none absolute start-1 text-on-accent opacity-0 peer-checked:opacity-100"
          />
          <span className="wrap-anywhere text-pretty">{label}</span>
          {detail && <span className="figures ms-auto shrink-0 font-semibold">{detail}</span>}
        </label>
      ))}
    </fieldset>
  )
}
