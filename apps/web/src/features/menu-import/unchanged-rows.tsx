// The dishes that the menu already has unchanged, collapsed because they need no action.

import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { CategoryRows } from './category-rows.tsx'
import { rowsOf } from './check-layout.ts'

interface Props extends ComponentProps<typeof CategoryRows> {
  readonly fold: { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void }
}

export function UnchangedRows({ fold: { isOpen, setOpen }, ...rows }: Props) {
  const id = useId()
  const count = rowsOf(rows.groups).length
  if (count === 0) return null
  return (
    <div className="pt-8">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 border-line border-y py-2 text-start text-muted transition-colors hover:text-ink"
      >
        {texts.menuUpload.diff.unchangedOf({ count })}
        <ChevronDown
          size={20}
          strokeWidth={1.9}
          aria-hidden
          className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <CategoryRows {...rows} />}
      </div>
    </div>
  )
}
