// The frame of a form control: its label, its hint or error, and the ids that connect them to the control.

import { type ReactNode, useId } from 'react'
import { texts } from '../lib/text/texts.ts'

export interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly isOptional?: boolean | undefined
  /** Shows a star after the label, for forms in which most fields are required. */
  readonly isStarred?: boolean | undefined
  /** Announces the error to screen readers, for an error from the server that does not move the focus. */
  readonly isErrorLive?: boolean | undefined
  readonly className?: string | undefined
}

interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface Props extends FieldProps {
  readonly children: (controlProps: ControlProps) => ReactNode
}

export function Field({
  label,
  hint,
  error,
  isOptional,
  isStarred,
  isErrorLive = false,
  className = '',
  children,
}: Props) {
  const id = useId()
  const ids = [error && `${id}-error`, hint && !error && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold text-body">
        {label}
        {isOptional && <span className="font-normal text-muted"> ({texts.fields.optional})</span>}
        {isStarred && <Star />}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': ids || undefined,
      })}
      {error && (
        <p
          id={`${id}-error`}
          role={isErrorLive ? 'alert' : undefined}
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

/** Splits the props of a labelled control into those of `Field` and its own. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, hint, error, isOptional, isStarred, isErrorLive, className, ...control } = props
  return { field: { label, hint, error, isOptional, isStarred, isErrorLive, className }, control }
}

/** Hidden from screen readers, which read the control's `required` attribute. */
export function Star() {
  return (
    <span aria-hidden className="font-normal text-accent-text">
      {' *'}
    </span>
  )
}

/** The look of a text control. */
export function boxClass(error: string | undefined): string {
  return `min-h-13 w-full rounded-button border bg-card px-4 placeholder:text-muted focus-visible:outline-offset-0 disabled:opacity-60 ${error ? 'border-danger' : 'border-edge'}`
}
