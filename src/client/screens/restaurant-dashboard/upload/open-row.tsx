// An open row of the file: fields to correct, the doubts about it, and the changes to the menu.

import { currencyOf } from '#domain/currency.ts'
import * as texts from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { hasProblems } from './menu-check.ts'
import { QuietButton } from './quiet-button.tsx'
import { type CheckRowProps, idsOf } from './row-actions.ts'
import { RowAllergens } from './row-allergens.tsx'
import { ChangeMarks, NewMark, OldPrice } from './row-marks.tsx'

const words = texts.menuUpload.check

export function OpenRow(props: CheckRowProps & { readonly name: string }) {
  const { at, row, problems, diff, currency, otherCategory, actions, source, hasPosition, name } = props
  const set = (field: 'name' | 'category' | 'price') => ({
    value: row[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) =>
      actions.change(at, { view: 'open', [field]: event.target.value }),
  })
  const fields = texts.ownMenu.form
  return (
    <li id={idsOf(at).row} className="my-2 rounded-card border border-line bg-card p-4 pb-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-3 text-small">
        {hasPosition && (
          <span className="text-muted">{row.page === null ? words.row(row.row) : words.page(row.page)}</span>
        )}
        {row.doubts.map(doubt => (
          <span key={doubt} className="rounded-full bg-tint px-2.5 py-0.5 text-accent-text">
            {texts.menuUpload.doubts[doubt]}
          </span>
        ))}
        {diff && <NewMark diff={diff} />}
        {diff && <OldPrice diff={diff} />}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1.5fr]">
        <TextField label={fields.name} className="col-span-2 sm:col-span-1" {...set('name')} />
        <TextField
          label={fields.price(currencyOf(currency).symbol)}
          inputMode="decimal"
          inputClassName="figures text-input"
          hint={row.priceText ? words.inSource(source, row.priceText) : undefined}
          {...set('price')}
          error={
            problems.price && row.priceText
              ? words.wrongInSource(problems.price, source, row.priceText)
              : problems.price
          }
        />
        <TextField label={fields.category} placeholder={otherCategory} {...set('category')} />
      </div>
      <RowAllergens
        row={row}
        source={source}
        onChange={allergens => actions.change(at, { view: 'open', allergens })}
      />
      {row.description && <p className="wrap-anywhere pt-2 text-muted text-small">{row.description}</p>}
      <ChangeMarks row={row} diff={diff} />
      <div className="-ms-2 flex items-center justify-between gap-3 pt-3">
        <QuietButton label={words.leaveOutOf(name)} onClick={() => actions.leaveOut(at)}>
          {words.leaveOut}
        </QuietButton>
        {!hasProblems(problems) && (
          <Button
            tone="secondary"
            size="small"
            data-stop
            aria-label={row.doubts.length > 0 ? words.looksRightOf(name) : words.doneWith(name)}
            onClick={event => actions.settle([at], event.currentTarget)}
          >
            {row.doubts.length > 0 ? words.looksRight : words.finished}
          </Button>
        )}
      </div>
    </li>
  )
}
