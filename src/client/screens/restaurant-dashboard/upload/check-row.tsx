// One dish of the file: a line of the menu to be, or open, its fields to correct.

import { Pencil } from 'lucide-react'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { type CurrencyCode, currencyOf } from '#domain/currency.ts'
import { Price } from '../../../parts/price.tsx'
import { readPrice } from '../../../parts/read-price.ts'
import * as en from '../../../text/en.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type DraftRow, problemsOfRow } from './draft-rows.ts'

export interface RowHandlers {
  readonly onChange: (at: number, changes: Partial<DraftRow>) => void
}

interface Props extends RowHandlers {
  readonly at: number
  readonly row: DraftRow
  readonly currency: CurrencyCode
  readonly startsOpen: boolean
  readonly otherCategory: string
}

const words = en.menuUpload.check

export const CheckRow = memo(
  function CheckRow({ at, row, currency, startsOpen, otherCategory, onChange }: Props) {
    const [isOpen, setOpen] = useState(startsOpen)
    const place = useRef<HTMLLIElement>(null)
    /** What gets the focus in the place of the button that was pressed, which is gone. */
    const next = useRef<'button' | 'input' | null>(null)
    useEffect(() => {
      if (next.current) place.current?.querySelector<HTMLElement>(next.current)?.focus()
      next.current = null
    })
    const leaveOut = (isLeftOut: boolean) => {
      next.current = 'button'
      onChange(at, { isLeftOut })
    }
    const name = row.name || words.unnamed
    if (row.isLeftOut)
      return (
        <li ref={place} className="flex items-center gap-3 py-2 text-muted">
          <span className="wrap-anywhere min-w-0 flex-1 line-through">{name}</span>
          <Quiet label={words.putBackOf(name)} onClick={() => leaveOut(false)}>
            {words.putBack}
          </Quiet>
        </li>
      )
    if (!isOpen)
      return (
        <li ref={place} className="flex items-start gap-3 py-2.5">
          <span className="min-w-0 flex-1 pt-2">
            <span className="wrap-anywhere block font-semibold">{name}</span>
            {row.description && (
              <span className="wrap-anywhere block text-muted text-small">{row.description}</span>
            )}
          </span>
          <Price
            amount={readPrice(row.price, currency) ?? 0}
            currency={currency}
            className="pt-2 font-semibold"
          />
          <button
            type="button"
            aria-label={words.edit(name)}
            onClick={() => {
              next.current = 'input'
              setOpen(true)
            }}
            className="-mr-3 grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink"
          >
            <Pencil size={18} strokeWidth={1.9} aria-hidden />
          </button>
        </li>
      )
    return (
      <OpenRow
        place={place}
        at={at}
        row={row}
        currency={currency}
        otherCategory={otherCategory}
        onChange={onChange}
        onLeaveOut={() => leaveOut(true)}
        name={name}
      />
    )
  },
  (before, after) =>
    before.row === after.row && before.at === after.at && before.otherCategory === after.otherCategory,
)

interface OpenProps extends Omit<Props, 'startsOpen'> {
  readonly place: RefObject<HTMLLIElement | null>
  readonly name: string
  readonly onLeaveOut: () => void
}

function OpenRow({ place, at, row, currency, otherCategory, onChange, onLeaveOut, name }: OpenProps) {
  const problems = problemsOfRow(row, currency, otherCategory)
  const set = (field: 'name' | 'category' | 'price') => ({
    value: row[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => onChange(at, { [field]: event.target.value }),
  })
  const fields = en.ownMenu.form
  return (
    <li id={`row-${at}`} ref={place} className="my-2 rounded-card border border-line bg-card p-4">
      <div className="flex min-h-9 items-start gap-3 pb-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-small">
          <span className="text-muted">{row.page === null ? words.row(row.row) : words.page(row.page)}</span>
          {row.doubts.map(doubt => (
            <span key={doubt} className="rounded-full bg-tint px-2.5 py-0.5 text-accent-text">
              {en.menuUpload.doubts[doubt]}
            </span>
          ))}
        </p>
        <Quiet label={words.leaveOutOf(name)} onClick={onLeaveOut}>
          {words.leaveOut}
        </Quiet>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1.5fr]">
        <TextField label={fields.name} dir="auto" className="col-span-2 sm:col-span-1" {...set('name')} />
        <TextField
          label={fields.price(currencyOf(currency).symbol)}
          inputMode="decimal"
          inputClassName="figures text-input"
          hint={row.priceText ? words.inFile(row.priceText) : undefined}
          {...set('price')}
        />
        <TextField label={fields.category} dir="auto" placeholder={otherCategory} {...set('category')} />
      </div>
      {row.description && <p className="wrap-anywhere pt-2 text-muted text-small">{row.description}</p>}
    </li>
  )
}

function Quiet({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-my-2 min-h-11 shrink-0 rounded-button px-2 font-semibold text-muted text-small transition-colors hover:text-ink"
    >
      {children}
    </button>
  )
}
