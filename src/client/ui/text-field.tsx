// A labelled line to type in, with its hint and its error wired to it.

import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import * as en from '../text/en.ts'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean
  readonly inputClassName?: string
  /** The error is an answer, which is told while the focus stays where it is. */
  readonly isErrorTold?: boolean
  /** A control within the box, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  hint,
  error,
  isOptional,
  className = '',
  inputClassName = '',
  isErrorTold = false,
  end,
  ...input
}: Props) {
  const id = useId()
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold text-body">
        {label}
        {isOptional && <span className="font-normal text-muted"> ({en.fields.optional})</span>}
      </label>
      <div className="relative">
        <input
          autoComplete="off"
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={told || undefined}
          className={`${box} ${error ? 'border-danger' : 'border-edge'} ${inputClassName || 'text-input'}`}
        />
        {end && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} role={isErrorTold ? 'alert' : undefined} className="text-body text-danger">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-muted text-small">
          {hint}
        </p>
      )}
    </div>
  )
}

const box =
  'min-h-13 w-full rounded-button border bg-card px-4 placeholder:text-muted focus-visible:outline-offset-0 disabled:opacity-60'
