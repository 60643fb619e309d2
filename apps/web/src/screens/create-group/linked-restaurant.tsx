// Tells that the group will belong to a registered restaurant, with a button to undo that.

import { BookOpen } from 'lucide-react'
import { texts } from '../../text/texts.ts'

interface Props {
  readonly name: string
  readonly onUnlink: () => void
}

const words = texts.createGroup.linked

export function LinkedRestaurant({ name, onUnlink }: Props) {
  return (
    <div
      role="status"
      className="-mt-2 flex animate-rise items-center gap-3 rounded-card bg-tint py-2 pe-2 ps-4"
    >
      <BookOpen size={20} strokeWidth={1.9} aria-hidden className="shrink-0 text-accent-text" />
      <p className="wrap-anywhere min-w-0 flex-1 text-pretty">
        {words.hint} <span className="sr-only">{name}</span>
      </p>
      <button
        type="button"
        onClick={onUnlink}
        className="min-h-11 shrink-0 rounded-button px-2 font-semibold text-accent-text hover:text-ink"
      >
        {words.undo}
      </button>
    </div>
  )
}
