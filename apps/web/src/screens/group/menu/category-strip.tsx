// A scrolling row of links to the menu's categories and to the chosen dishes.

import { texts } from '../../../text/texts.ts'
import type { Category } from './find-menu-items.ts'

interface Props {
  readonly categories: readonly Category[]
  /** The number of chosen dishes. */
  readonly chosen: number
  readonly current: 'chosen' | { readonly category: string } | null
  readonly onChosen: () => void
  readonly onJump: (category: string) => void
}

const words = texts.menuPicker

export function CategoryStrip({ categories, chosen, current, onChosen, onJump }: Props) {
  const isChosen = current === 'chosen'
  return (
    <nav aria-label={words.categories} className="gutter overflow-x-auto py-2.5 [scrollbar-width:none]">
      <ul className="flex w-max gap-2">
        {chosen > 0 && (
          <li>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={onChosen}
              className={`${tab} font-semibold ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-accent-text bg-tint text-accent-text'}`}
            >
              {words.chosen({ count: chosen })}
            </button>
          </li>
        )}
        {categories.map(({ name, shownName }) => {
          const isHere = !isChosen && current?.category === name
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={isHere || undefined}
                onClick={() => onJump(name)}
                className={`${tab} ${isHere ? 'border-ink bg-ink text-paper' : 'border-line bg-card hover:border-edge'}`}
              >
                <bdi className="max-w-64 truncate">{shownName}</bdi>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const tab =
  'inline-flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap rounded-full border px-4 transition-colors'
