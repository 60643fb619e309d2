// Edits a category in place: renames it, orders its dishes, and moves dishes to another category.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { lastCourse } from '@tablemate/domain/orders/courses.ts'
import { useId } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useShowMore } from '../../ui/use-show-more.ts'
import { MoveButtons } from './move-buttons.tsx'
import { type CategoryEditing, useCategoryEditor } from './use-category-editor.ts'
import { useRowMoves } from './use-row-moves.ts'

interface Props {
  readonly restaurantId: number
  readonly category: string
  /** The whole menu. */
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

const words = texts.ownMenu.category

const courses = [
  { value: '', label: words.atOnce },
  ...Array.from({ length: lastCourse }, (_, at) => ({
    value: String(at + 1),
    label: texts.board.courses.name({ course: at + 1 }),
  })),
]

export function CategoryEditor({ restaurantId, category, items, onClose }: Props) {
  const menuItems = items.filter(item => item.category === category)
  const others = [...new Set(items.map(item => item.category))].filter(other => other !== category)
  const editing = useCategoryEditor({ restaurantId, category, menuItems, onClose })
  const { name, busy, isMerging } = editing
  const id = useId()
  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={event => {
        event.preventDefault()
        void editing.save()
      }}
      className="my-3 animate-rise rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h4
        id={id}
        tabIndex={-1}
        ref={takeFocus}
        className="wrap-anywhere pb-3 font-serif text-lead outline-none"
      >
        {words.title({ name: category })}
      </h4>
      <TextField
        label={words.name}
        value={name.typed}
        error={name.error}
        onChange={event => name.type(event.target.value)}
      />
      <Select
        label={words.course}
        hint={words.courseHint}
        options={courses}
        value={editing.course}
        onChange={event => editing.setCourse(event.target.value)}
        className="pt-4"
      />
      <p className="pt-4 text-muted text-small">{words.hint}</p>
      <ArrangedMenuItems editing={editing} />
      {editing.moving.length > 0 && <MoveTo editing={editing} categories={others} />}
      {isMerging ? (
        <MergeQuestion editing={editing} />
      ) : (
        <div className="flex gap-3 pt-4">
          <Button tone="secondary" size="small" disabled={busy !== null} onClick={onClose}>
            {words.close}
          </Button>
          <Button type="submit" size="small" isBusy={busy === 'saving'}>
            {busy === 'saving' ? words.saving : words.save}
          </Button>
        </div>
      )}
    </form>
  )
}

function MoveTo({ editing, categories }: { editing: CategoryEditing; categories: readonly string[] }) {
  const { moving, target, setTarget, busy, move } = editing
  const id = useId()
  return (
    <div className="flex flex-wrap items-end gap-3 border-line border-t pt-3">
      <TextField
        label={words.moveTo({ count: moving.length })}
        placeholder={texts.ownMenu.form.categoryHint}
        list={id}
        value={target}
        onChange={event => setTarget(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Enter moves the dishes instead of submitting the form.
          event.preventDefault()
          void move()
        }}
        className="min-w-48 flex-1"
      />
      <datalist id={id}>
        {categories.map(category => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Button
        tone="secondary"
        size="small"
        className="mb-1"
        isBusy={busy === 'moving'}
        disabled={target.trim() === ''}
        onClick={() => void move()}
      >
        {busy === 'moving' ? words.moving : words.move}
      </Button>
    </div>
  )
}

function MergeQuestion({ editing: { name, busy, save, stopMerging } }: { editing: CategoryEditing }) {
  return (
    <div className="flex animate-fade flex-wrap items-center gap-3 border-line border-t pt-4">
      <p role="status" className="min-w-40 flex-1">
        <span className="wrap-anywhere block font-semibold">{words.merge.ask({ name: name.typed })}</span>
        <span className="wrap-anywhere block text-muted text-small">
          {words.merge.hint({ name: name.typed })}
        </span>
      </p>
      <Button tone="secondary" size="small" ref={takeFocus} onClick={stopMerging}>
        {words.merge.no}
      </Button>
      <Button size="small" isBusy={busy === 'saving'} onClick={() => void save(true)}>
        {words.merge.yes}
      </Button>
    </div>
  )
}

// The dishes of a category, with buttons to move each up or down, and checkboxes to move them to another category.

const arrangedMenuItemsWords = texts.ownMenu

function ArrangedMenuItems({ editing }: { editing: CategoryEditing }) {
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
                aria-label={arrangedMenuItemsWords.category.select({ name })}
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
          {arrangedMenuItemsWords.showMore({ count: next })}
        </Button>
      )}
      <p role="status" className="sr-only">
        {moved !== null &&
          arrangedMenuItemsWords.order.moved({
            name: nameOf(moved),
            place: ids.indexOf(moved) + 1,
            of: ids.length,
          })}
      </p>
    </>
  )
}
