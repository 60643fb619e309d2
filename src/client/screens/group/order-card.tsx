// The card of one of my orders: what it is, and below its state and what can be done with it, or the question whether it goes.

import type { ReactNode } from 'react'
import { quietButton, takeFocus } from './in-place.ts'
import { LazyAskRemoval, preloadAskRemoval } from './lazy-ask-removal.tsx'
import { preloadForm } from './order-form/lazy-order-form.tsx'

export interface CardRemoval {
  readonly isAsking: boolean
  readonly isBusy: boolean
  /** The question was answered with no: the focus returns to the button. */
  readonly wasKept: boolean
  readonly ask: () => void
  readonly keep: () => void
  readonly confirm: () => void
}

interface Props {
  /** The border. */
  readonly className: string
  readonly removal: CardRemoval
  /** It can no longer be removed, so nothing is asked. */
  readonly isLocked: boolean
  readonly question?: string
  readonly state: ReactNode
  readonly actions: ReactNode
  readonly children: ReactNode
}

export function OrderCard({ className, removal, isLocked, question, state, actions, children }: Props) {
  const { isAsking, isBusy, keep, confirm } = removal
  return (
    <article className={`animate-rise rounded-card border bg-card px-4 pt-4 ${className}`}>
      {children}
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1">
        {isAsking && !isLocked ? (
          <LazyAskRemoval {...(question && { question })} isBusy={isBusy} onKeep={keep} onRemove={confirm} />
        ) : (
          <>
            <span className="flex items-center gap-3 text-muted text-small">{state}</span>
            {actions}
          </>
        )}
      </div>
    </article>
  )
}

interface ButtonProps {
  readonly text: string
  /** What it is called: with the order that it belongs to. */
  readonly label: string
}

export function EditButton({ id, text, label, onEdit }: ButtonProps & { id: string; onEdit: () => void }) {
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      className={`${quietButton} text-accent-text`}
      onClick={onEdit}
      {...preloadForm}
    >
      {text}
    </button>
  )
}

export function RemoveButton({
  text,
  label,
  removal,
  isAsked,
}: ButtonProps & { removal: CardRemoval; isAsked: boolean }) {
  return (
    <button
      ref={removal.wasKept ? takeFocus : undefined}
      type="button"
      aria-label={label}
      className={`${quietButton} text-muted hover:text-ink`}
      onClick={isAsked ? removal.ask : removal.confirm}
      {...preloadAskRemoval}
    >
      {text}
    </button>
  )
}
