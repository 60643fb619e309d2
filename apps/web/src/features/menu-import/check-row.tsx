// One dish of the file: closed as a line of the future menu, or open with fields to correct.

import { Check, Pencil } from 'lucide-react'
import { memo } from 'react'
import { readPrice } from '../../lib/read-price.ts'
import { texts } from '../../lib/text/texts.ts'
import { Price } from '../currency/price.tsx'
import { isLeftOut, isOpen } from './draft-rows.ts'
import { OpenRow } from './open-row.tsx'
import { QuietButton } from './quiet-button.tsx'
import { type CheckRowProps, idsOf } from './row-actions.ts'
import { ChangeMarks, NewMark, OldPrice } from './row-marks.tsx'

const words = texts.menuUpload.check

export const CheckRow = memo(function CheckRow(props: CheckRowProps) {
  const { at, row, isDoubtful, isSelected, actions } = props
  const name = row.name || words.unnamed
  if (isLeftOut(row))
    return (
      <li className="flex items-center gap-3 py-2 text-muted">
        <span className="wrap-anywhere min-w-0 flex-1 line-through">{name}</span>
        <QuietButton
          id={idsOf(at).putBack}
          label={words.putBackOf({ name })}
          onClick={() => actions.putBack(at)}
        >
          {words.putBack}
        </QuietButton>
      </li>
    )
  return isOpen(row, isDoubtful) && isSelected === null ? (
    <OpenRow {...props} name={name} />
  ) : (
    <Line {...props} name={name} />
  )
}, areEqual)

function Line({
  at,
  row,
  problems,
  diff,
  currency,
  otherCategory,
  isDoubtful,
  isSelected,
  actions,
  name,
}: CheckRowProps & { name: string }) {
  const price = readPrice(row.price, currency)
  const isTicked = isDoubtful && row.view === 'closed'
  return (
    <li id={idsOf(at).row} className="flex items-start gap-3 py-2.5">
      {isSelected !== null && (
        <label htmlFor={idsOf(at).select} className="-ms-3 -me-2 grid size-11 shrink-0 place-items-center">
          <input
            id={idsOf(at).select}
            type="checkbox"
            aria-label={texts.ownMenu.category.select({ name })}
            checked={isSelected}
            onChange={event => actions.select(at, event.target.checked)}
            className="size-5 accent-accent"
          />
        </label>
      )}
      {isTicked && (
        <Check
          size={18}
          strokeWidth={2.2}
          role="img"
          aria-label={words.settled}
          className="mt-2.5 shrink-0 text-live"
        />
      )}
      <span className="min-w-0 flex-1 pt-2">
        <span className="wrap-anywhere block font-semibold">
          {name} {diff && <NewMark diff={diff} />}
        </span>
        {row.description && (
          <span className="wrap-anywhere block text-muted text-small">{row.description}</span>
        )}
        {row.optionGroups?.map(group => (
          <span key={group.key} className="wrap-anywhere block text-muted text-small">
            {group.name}: {group.typed}
          </span>
        ))}
        {isDoubtful && (
          <span className="wrap-anywhere block text-muted text-small">{row.category || otherCategory}</span>
        )}
        <ChangeMarks row={row} diff={diff} />
        {Object.values(problems).map(problem => (
          <span key={problem} className="block text-danger text-small">
            {problem}
          </span>
        ))}
      </span>
      <span className="pt-2 text-end">
        {price !== null && <Price amount={price} className="font-semibold" />}
        {diff && <OldPrice diff={diff} />}
      </span>
      {isSelected === null && (
        <button
          id={idsOf(at).edit}
          type="button"
          aria-label={words.edit({ name })}
          onClick={() => actions.open(at)}
          className="-me-3 grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink"
        >
          <Pencil size={18} strokeWidth={1.9} aria-hidden />
        </button>
      )}
    </li>
  )
}

/** Skips renders: only one of thousands of rows changes at a time. `actions` never change, so they are not compared. */
function areEqual(before: CheckRowProps, after: CheckRowProps): boolean {
  return (
    before.row === after.row &&
    before.at === after.at &&
    before.otherCategory === after.otherCategory &&
    before.isUnusual === after.isUnusual &&
    before.isSelected === after.isSelected &&
    before.hasPageToShow === after.hasPageToShow &&
    appearanceOf(before) === appearanceOf(after)
  )
}

function appearanceOf({ problems, diff }: CheckRowProps): string {
  const { kind, dish: menuItem, changes } = { dish: null, changes: [], kind: null, ...diff }
  return JSON.stringify([problems, kind, menuItem, changes])
}
