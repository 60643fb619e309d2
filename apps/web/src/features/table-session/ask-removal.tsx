// The question before a deletion. "Keep it" is where "Delete" was, so a double tap deletes nothing.

import type { ReactNode } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { quietButton } from './inline-button.ts'

interface AskRemovalProps {
  /** Replaces the default question. */
  readonly question?: string | undefined
  /** Replaces the default labels of the buttons. */
  readonly labels?: { readonly remove: string; readonly removing: string; readonly keep: string }
  /** A further choice above the buttons. */
  readonly children?: ReactNode
  readonly isBusy: boolean
  readonly onKeep: () => void
  readonly onRemove: () => void
}

const words = texts.askRemoval

export function AskRemoval({
  question = words.question,
  labels = words,
  children,
  isBusy,
  onKeep,
  onRemove,
}: AskRemovalProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers the question from either button
    <div
      className="flex flex-1 animate-fade flex-wrap items-center justify-between gap-x-3"
      onKeyDown={event => {
        if (event.key === 'Escape') onKeep()
      }}
    >
      <span role="status" className="wrap-anywhere min-w-0 font-semibold">
        {question}
      </span>
      {children}
      <span className="-me-3 ms-auto flex">
        <button
          type="button"
          aria-busy={isBusy || undefined}
          className={`${quietButton} text-danger`}
          onClick={onRemove}
        >
          {isBusy ? labels.removing : labels.remove}
        </button>
        <button ref={takeFocus} type="button" className={quietButton} onClick={onKeep}>
          {labels.keep}
        </button>
      </span>
    </div>
  )
}
