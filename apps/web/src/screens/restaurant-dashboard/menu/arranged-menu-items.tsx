// The dishes of a category, with buttons to move each up or down, and checkboxes to move them to another category.

import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useShowMore } from '../../../ui/use-show-more.ts'
import { MoveButtons } from './move-buttons.tsx'
import type { CategoryEditing } from './use-category-editor.ts'
import { useRowMoves } from './use-row-moves.ts'

const words = texts.ownMenu

export function ArrangedMenuItems({ editing }: { editing: CategoryEditing }) {
  const { ids, rows, setOrder, chosen, choose } = editing
  const { list, move, moved } = useRowMoves(ids, setOrder)
  const { shown, next, showMore } = useShowMore(rows.length, editing.setOrder)
  const nameOf = (menuItemId: number) => rows.find(({ id }) => id === menuItemId)?.name ?? ''
  return (
    <>
      <ul ref={list} className="divide-y divide-line">
        {rows.slice(0, shown).map(({ id, name }, at) => (
          <li key={id} className="flex items-center gap-2 py-1.5">
            <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
              <input
                type="checkbox"
                aria-label={words.category.select({ name })}
                checked={chosen.has(id)}
                onChange={event => choose(id, event.target.checked)}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="wrap-anywhere">{name}</span>
            </label>
            <MoveButtons name={name} at={at} of={rows.length} onMove={by => move(id, by)} />
          </li>
        ))}
      </ul>
      {next > 0 && (
        <Button tone="secondary" size="small" className="my-2 w-full" onClick={showMore}>
          {words.showMore({ count: next })}
        </Button>
      )}
      <p role="status" className="sr-only">
        {moved !== null &&
          words.order.moved({ name: nameOf(moved), place: ids.indexOf(moved) + 1, of: ids.length })}
      </p>
    </>
  )
}
