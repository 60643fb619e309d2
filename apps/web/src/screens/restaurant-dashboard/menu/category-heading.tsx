// The heading of a category with its number of dishes: toggles the list, and opens the editor of the category.

import { ChevronDown, Settings2 } from 'lucide-react'
import { texts } from '../../../text/texts.ts'

interface Props {
  readonly category: string
  readonly count: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onArrange: () => void
}

const words = texts.ownMenu

export function CategoryHeading({ category, count, isOpen, onToggle, onArrange }: Props) {
  return (
    <div className="flex items-center gap-2 border-line border-b">
      <h3 className="min-w-0 flex-1 text-accent-text text-lead">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-2 text-start"
        >
          <ChevronDown
            size={20}
            strokeWidth={1.9}
            aria-hidden
            className={`shrink-0 text-muted transition-transform ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="wrap-anywhere flex-1">{category}</span>
          <span className="shrink-0 font-normal font-sans text-muted text-small">
            {words.dishes({ count })}
          </span>
        </button>
      </h3>
      <button
        id={`arrange-${category}`}
        type="button"
        aria-label={words.category.arrange({ name: category })}
        onClick={onArrange}
        className="-me-3 grid size-11 shrink-0 place-items-center rounded-button text-muted transition-colors hover:text-ink"
      >
        <Settings2 size={18} strokeWidth={1.9} aria-hidden />
      </button>
    </div>
  )
}
