// The frame of whatever is filled in: its label, its hint or its error, and how these are wired to the control within.

import { type ReactNode, useId } from 'react'
import * as en from '../text/en.ts'

export interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly isOptional?: boolean | undefined
  /** A star behind the label, where most fields must be filled in. */
  readonly isStarred?: boolean | undefined
  /** The error is an answer, which is told while the focus stays where it is. */
  readonly isErrorTold?: boolean | undefined
  readonly className?: string | undefined
}

interface Wired {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface Props extends FieldProps {
  readonly children: (wired: Wired) => ReactNode
}

export function Field({
  label,
  hint,
  error,
  isOptional,
  isStarred,
  isErrorTold = false,
  className = '',
  children,
}: Props) {
  const id = useId()
  const told = [error && `${id}-error`, hint && !error && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold text-body">
        {label}
        {isOptional && <span className="font-normal text-muted"> ({en.fields.optional})</span>}
        {isStarred && <Star />}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': told || undefined })}
      {error && (
        <p
          id={`${id}-error`}
          role={isErrorTold ? 'alert' : undefined}
          className="wrap-anywhere text-body text-danger"
        >
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

/** Parts the props of a labelled control into those of its field and its own. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, hint, error, isOptional, isStarred, isErrorTold, className, ...control } = props
  return { field: { label, hint, error, isOptional, isStarred, isErrorTold, className }, control }
}

/** For the eye: to those who listen, the field itself says that it is required. */
export function Star() {
  return (
    <span aria-hidden className="font-normal text-accent-text">
      {' *'}
    </span>
  )
}

/** The box of a control that text stands in. */
export function boxClass(error: string | undefined): string {
  return `min-h-13 w-full rounded-button border bg-card px-4 placeholder:text-muted focus-visible:outline-offset-0 disabled:opacity-60 ${error ? 'border-danger' : 'border-edge'}`
}
