// The bar beneath the rows while dishes are selected: moves them to another category, or to a new one.

import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { BlockNameForm } from './block-name-form.tsx'

interface Props {
  readonly count: number
  /** The names of all categories of the file. */
  readonly categories: readonly string[]
  readonly onMove: (category: string) => void
  readonly onCancel: () => void
}

const words = texts.menuUpload.blocks

export function SelectionBar({ count, categories, onMove, onCancel }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const move = (category: string) => {
    setChoosing(false)
    onMove(category)
  }
  return (
    <div className="sticky bottom-(--tab-bar) z-10 mt-6 border-line border-t bg-paper pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      <p role="status" className="pb-2 font-semibold">
        {words.selected({ count })}
      </p>
      <div className="flex gap-3">
        <Button tone="secondary" onClick={onCancel}>
          {texts.menuUpload.cancel}
        </Button>
        <Button className="flex-1 sm:flex-none" disabled={count === 0} onClick={() => setChoosing(true)}>
          {words.move}
        </Button>
      </div>
      <Sheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={texts.ownMenu.category.moveTo({ count })}
      >
        <ul className="divide-y divide-line pb-2">
          {categories.map(category => (
            <li key={category}>
              <button
                type="button"
                onClick={() => move(category)}
                className="wrap-anywhere min-h-12 w-full py-2 text-start font-semibold transition-colors hover:text-accent-text"
              >
                {category}
              </button>
            </li>
          ))}
        </ul>
        <BlockNameForm label={words.newCategory} submit={texts.ownMenu.category.move} onName={move} />
      </Sheet>
    </div>
  )
}
