// An open row of the file: fields to correct, the doubts about it, and the changes to the menu.

import { symbolOf } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { Spiciness } from '@tablemate/domain/menu/menu-item-details.ts'
import { useState } from 'react'
import { typedAmount } from '../../lib/text/format.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { allergenChoice, dietChoice, spicinessChoice } from '../dashboard/menu-item-rules.ts'
import { marksOf } from '../ordering/menu/menu-item-marks.tsx'
import { allergenText } from '../people/allergies-text.ts'
import { BlockNameForm } from './block-name-form.tsx'
import { type DraftOptionGroup, optionsProblem, typedOptions } from './draft-options.ts'
import type { DraftRow } from './draft-rows.ts'
import { hasProblems } from './menu-check.ts'
import { QuietButton } from './quiet-button.tsx'
import { type CheckRowProps, idsOf } from './row-actions.ts'
import { ChangeMarks, NewMark, OldPrice } from './row-marks.tsx'

const words = texts.menuUpload.check

type OpenRowProps = CheckRowProps & { readonly name: string }

export function OpenRow(props: OpenRowProps) {
  const { at, row, problems, diff, currency, otherCategory, actions, source } = props
  const doubts = doubtsOf(props)
  const set = (field: 'name' | 'category' | 'price' | 'description') => ({
    value: row[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) =>
      actions.change(at, { view: 'open', [field]: event.target.value }),
  })
  const fields = texts.ownMenu.form
  return (
    <li id={idsOf(at).row} className="my-2 rounded-card border border-line bg-card p-4 pb-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-3 text-small">
        <RowPosition {...props} />
        {doubts.map(doubt => (
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
          label={fields.price({ symbol: symbolOf(currency) })}
          inputMode="decimal"
          // The first size has the dish's price.
          readOnly={row.optionGroups?.some(group => group.areSizes)}
          inputClassName="figures text-input"
          hint={row.priceText ? words.inSource({ source, text: row.priceText }) : undefined}
          {...set('price')}
          error={
            problems.price && row.priceText
              ? words.wrongInSource({ problem: problems.price, source, text: row.priceText })
              : problems.price
          }
        />
        <TextField label={fields.category} placeholder={otherCategory} {...set('category')} />
      </div>
      <TextArea label={fields.description} className="pt-3" size="line" {...set('description')} />
      {row.optionGroups?.map(group => (
        <RowOptions key={group.key} {...props} group={group} />
      ))}
      <RowAllergens
        row={row}
        source={source}
        onChange={allergens => actions.change(at, { view: 'open', allergens })}
      />
      <RowMarks row={row} onChange={change => actions.change(at, { view: 'open', ...change })} />
      <ChangeMarks row={row} diff={diff} />
      <RowButtons {...props} />
    </li>
  )
}

/** A group of options of the row: its name, its options in one line, and how it leaves the row. */
function RowOptions({ at, currency, actions, group }: OpenRowProps & { readonly group: DraftOptionGroup }) {
  const { key, name, typed, areSizes } = group
  const options = texts.menuUpload.options
  const type = (text: string) => {
    const [first] = typedOptions({ ...group, typed: text }, currency) ?? []
    actions.changeOptions(key, { typed: text })
    actions.change(at, {
      view: 'open',
      ...(areSizes && first && { price: typedAmount(first.price, currency) }),
    })
  }
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 pt-3 sm:grid-cols-[1fr_3.5fr]">
      <TextField
        label={options.name}
        className="col-span-2 sm:col-span-1"
        value={name}
        maxLength={limits.itemName}
        onChange={({ target }) => actions.changeOptions(key, { name: target.value })}
      />
      <TextField
        label={areSizes ? texts.ownOptions.sizes : options.list}
        className="col-span-2 sm:col-span-1"
        value={typed}
        error={optionsProblem(group, currency) ?? undefined}
        onChange={({ target }) => type(target.value)}
      />
      <div className="col-span-2 -ms-2 flex flex-wrap gap-x-1">
        <QuietButton
          label={texts.ownOptions.removeOption({ name })}
          onClick={() => {
            actions.changeOptions(key, null)
            focusIfLost(() => document.querySelector<HTMLElement>(`#${idsOf(at).row} input`))
          }}
        >
          {texts.ownOptions.removeOption({ name })}
        </QuietButton>
        {areSizes && (
          <QuietButton label={options.separate} onClick={() => actions.separateSizes(at)}>
            {options.separate}
          </QuietButton>
        )}
      </div>
    </fieldset>
  )
}

/** Where the file has the row. */
function RowPosition({ at, row, hasPosition, hasPageToShow, actions, name }: OpenRowProps) {
  if (!hasPosition || (row.page ?? row.row) === null) return null
  if (row.page === null) return <span className="text-muted">{words.row({ row: row.row ?? 0 })}</span>
  if (!hasPageToShow || !row.places?.length)
    return <span className="text-muted">{words.page({ page: row.page })}</span>
  return (
    <button
      type="button"
      aria-label={texts.menuUpload.page.showOf({ name })}
      onClick={() => actions.showPage(at)}
      className="-my-3 min-h-11 min-w-11 text-start text-muted underline decoration-line underline-offset-4"
    >
      {words.page({ page: row.page })}
    </button>
  )
}

function doubtsOf({ row, isUnusual }: CheckRowProps): DraftRow['doubts'] {
  return isUnusual ? [...row.doubts, 'price-unusual'] : row.doubts
}

function RowButtons(props: OpenRowProps) {
  const { at, problems, actions, name } = props
  const isDoubtful = doubtsOf(props).length > 0
  const [isSplitting, setSplitting] = useState(false)
  const { blocks } = texts.menuUpload
  if (isSplitting)
    return (
      <BlockNameForm
        label={blocks.splitAt({ name })}
        submit={texts.ownMenu.category.save}
        onName={newName => {
          setSplitting(false)
          actions.split(at, newName)
        }}
        onCancel={() => {
          setSplitting(false)
          focusIfLost(() => document.querySelector<HTMLElement>(`#${idsOf(at).row} input`))
        }}
      />
    )
  return (
    <div className="-ms-2 flex flex-wrap items-center gap-x-1 gap-y-2 pt-3">
      <QuietButton label={words.leaveOutOf({ name })} onClick={() => actions.leaveOut(at)}>
        {words.leaveOut}
      </QuietButton>
      <QuietButton label={blocks.splitAt({ name })} onClick={() => setSplitting(true)}>
        {blocks.split}
      </QuietButton>
      {!hasProblems(problems) && (
        <Button
          tone="secondary"
          size="small"
          data-stop
          aria-label={isDoubtful ? words.looksRightOf({ name }) : words.doneWith({ name })}
          onClick={event => actions.settle([at], event.currentTarget)}
          className="ms-auto"
        >
          {isDoubtful ? words.looksRight : words.finished}
        </Button>
      )}
    </div>
  )
}

// The allergens of a row, with the file's own text if not all of it was recognised.

interface Props {
  readonly row: DraftRow
  /** What the row comes from, in words. */
  readonly source: string
  readonly onChange: (allergens: Allergen[]) => void
}

/** Renders nothing if the file says nothing about allergens. */
function RowAllergens({ row: { allergens, allergensText, doubts }, source, onChange }: Props) {
  if (allergensText === '' && allergens.length === 0) return null
  const isUnsure = doubts.includes('allergens-unsure')
  const toggle = (value: string) =>
    onChange(
      allergenChoice
        .map(one => one.value)
        .filter(one => (one === value ? !allergens.includes(one) : allergens.includes(one))),
    )
  return (
    <details className="pt-2" open={isUnsure}>
      <summary className="wrap-anywhere min-h-11 cursor-pointer py-2.5 text-small">
        {allergens.length > 0 ? words.allergens({ names: allergenText(allergens) }) : words.noAllergens}
        {isUnsure && <span className="text-muted"> {words.inSource({ source, text: allergensText })}</span>}
      </summary>
      <CheckboxGroup
        legend={texts.ownMenu.form.allergens}
        options={allergenChoice}
        isChosen={value => allergens.some(one => one === value)}
        onChange={event => toggle(event.target.value)}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3"
      />
    </details>
  )
}

interface MarksProps {
  readonly row: DraftRow
  readonly onChange: (change: Partial<Pick<DraftRow, 'diets' | 'spiciness'>>) => void
}

/** The diets and the spiciness that the file states; nothing if it states none. */
function RowMarks({ row, onChange }: MarksProps) {
  const marks = marksOf(row)
  const [hadMarks] = useState(marks.length > 0)
  if (!hadMarks) return null
  const { diets, spiciness } = row
  return (
    <details className="pt-2">
      <summary className="wrap-anywhere min-h-11 cursor-pointer py-2.5 text-small">
        {words.diets({ marks: series(marks) })}
      </summary>
      <CheckboxGroup
        legend={texts.ownMenu.form.diets}
        options={dietChoice}
        isChosen={value => diets.some(one => one === value)}
        onChange={({ target: { value, checked } }) =>
          onChange({
            diets: dietChoice
              .map(one => one.value)
              .filter(one => (one === value ? checked : diets.includes(one))),
          })
        }
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3"
      />
      <Select
        label={texts.ownMenu.form.spiciness}
        options={spicinessChoice}
        value={`${spiciness}`}
        onChange={({ target }) => onChange({ spiciness: Number(target.value) as Spiciness })}
      />
    </details>
  )
}
