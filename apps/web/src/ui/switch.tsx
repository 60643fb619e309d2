// A switch with label and hint, or a bare one that the caller labels.

import { type InputHTMLAttributes, type Ref, useId } from 'react'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly label: string
  readonly hint?: string
  readonly ref?: Ref<HTMLInputElement>
}

export function Switch({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4">
      <div className="min-w-0 flex-[1_1_9rem]">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-pretty text-muted text-small">
            {hint}
          </p>
        )}
      </div>
      <BareSwitch {...input} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
    </div>
  )
}

/** The caller labels it. */
export function BareSwitch(input: Omit<Props, 'label' | 'hint'>) {
  return (
    <span className="relative grid size-13 shrink-0 place-items-center">
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
        role="switch"
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-button"
      />
      <span className="pointer-events-none h-8 w-13 rounded-full border border-edge bg-line transition-colors peer-checked:border-accent peer-checked:bg-accent" />
      <span className="pointer-events-none absolute start-1 size-6 rounded-full bg-card shadow-sm transition-transform duration-150 ease-out peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5" />
    </span>
  )
}
