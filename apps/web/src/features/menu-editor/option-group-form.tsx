// The form for a group of options: its name, how many are chosen, its options, and the dishes that have it.

import type { OwnOptionGroup } from '@tablemate/contract/option-groups.ts'
import { symbolOf } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { typedAmount } from '../../lib/text/format.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { allergenChoice } from '../dashboard/menu-item-rules.ts'
import { MoveButtons } from './move-buttons.tsx'
import { RemoveItem } from './remove-item.tsx'
import {
  type OptionGroupEditing,
  type OptionGroupFormOptions,
  type OptionRow,
  useOptionGroupForm,
} from './use-option-group-form.ts'
import { deleteOptionGroup, sellOutOption } from './use-option-groups.ts'
import { useRowMoves } from './use-row-moves.ts'

const { ownOptions: words, ownMenu } = texts

export function OptionGroupForm(props: OptionGroupFormOptions) {
  const { restaurant, items, group } = props
  const editing = useOptionGroupForm(props)
  const { typed, set, errors, isSending, affected } = editing
  const { rows } = typed
  const { list, move } = useRowMoves(rows, rows => set({ rows }))
  const id = useId()
  const stepper = (which: 'min' | 'max') => ({
    label: words[which],
    count: typed[which],
    value: typed[which],
    readOnly: true,
    min: which === 'min' ? 0 : 1,
    max: limits.optionsPerGroup,
    onStep: (count: number) =>
      set(
        which === 'min'
          ? { min: count, max: Math.max(count, typed.max) }
          : { min: Math.min(count, typed.min), max: count },
      ),
  })
  const dishes = ownMenu.dishes({ count: affected })
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={event => void editing.submit(event)}
      className="mb-4 animate-rise rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h4 id={`${id}-title`} className="wrap-anywhere pb-3 font-serif text-lead">
        {group ? ownMenu.edit({ name: group.name }) : words.adding}
      </h4>
      <fieldset
        disabled={isSending}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        <TextField
          label={ownMenu.form.name}
          placeholder={words.nameHint}
          error={errors.name}
          value={typed.name}
          onChange={event => set({ name: event.target.value })}
          maxLength={limits.itemName}
          required
        />
        <div className="flex flex-wrap gap-4">
          <NumberStepper {...stepper('min')} />
          <NumberStepper {...stepper('max')} error={errors.max} />
        </div>
        {errors.options && (
          <p role="alert" className="text-danger sm:col-span-2">
            {errors.options}
          </p>
        )}
        <ul ref={list} className="divide-y divide-line sm:col-span-2">
          {rows.map((row, at) => (
            <li key={row.key}>
              <OptionFields
                {...{ row, at, editing }}
                of={rows.length}
                currency={restaurant.currency}
                onMove={by => move(row, by)}
              />
            </li>
          ))}
        </ul>
        <Button
          tone="secondary"
          size="small"
          className="sm:col-span-2"
          disabled={rows.length >= limits.optionsPerGroup}
          onClick={editing.addRow}
        >
          <Plus size={18} strokeWidth={1.9} aria-hidden />
          {words.addOption}
        </Button>
        <TextField
          label={words.kitchenName}
          isOptional
          error={errors.kitchenName}
          value={typed.kitchenName}
          onChange={event => set({ kitchenName: event.target.value })}
          maxLength={limits.itemName}
        />
        {group && <Availability restaurantId={restaurant.id} group={group} />}
        <Dishes items={items} editing={editing} />
      </fieldset>
      <p role="status" className="pt-4 font-semibold">
        {words.affects({ dishes })}
      </p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button tone="secondary" size="small" disabled={isSending} onClick={editing.cancel}>
          {ownMenu.form.cancel}
        </Button>
        <Button type="submit" size="small" isBusy={isSending} className="min-w-36 flex-1 sm:flex-none">
          {isSending ? ownMenu.form.saving : ownMenu.form.save}
        </Button>
        {group && (
          <RemoveItem
            name={group.name}
            hint={`${words.affects({ dishes: ownMenu.dishes({ count: group.itemCount }) })} ${ownMenu.removing.hint}`}
            onRemove={() => deleteOptionGroup(restaurant.id, group.id)}
            onRemoved={editing.cancel}
          />
        )}
      </div>
      {editing.question}
    </form>
  )
}

interface OptionFieldsProps {
  readonly row: OptionRow
  readonly at: number
  readonly of: number
  readonly editing: OptionGroupEditing
  readonly currency: OptionGroupFormOptions['restaurant']['currency']
  readonly onMove: (by: 1 | -1) => void
}

function OptionFields({ row, at, of, editing, currency, onMove }: OptionFieldsProps) {
  const { errors, changeRow } = editing
  const label = words.option({ number: at + 1 })
  const name = row.name.trim() || label
  return (
    <fieldset
      aria-label={label}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <div className="col-span-2 sm:col-span-1">
        <TextField
          label={label}
          error={errors[`${row.key}.name`]}
          value={row.name}
          onChange={event => changeRow({ ...row, name: event.target.value })}
          maxLength={limits.itemName}
        />
      </div>
      <TextField
        label={words.price({ symbol: symbolOf(currency) })}
        error={errors[`${row.key}.price`]}
        value={row.price}
        onChange={event => changeRow({ ...row, price: event.target.value })}
        placeholder={typedAmount(0, currency)}
        inputClassName="figures text-input"
      />
      <div className="flex gap-2 pb-1">
        <MoveButtons name={name} at={at} of={of} onMove={onMove} />
        <IconButton label={words.removeOption({ name })} onClick={() => editing.removeRow(row)}>
          <X size={20} strokeWidth={1.9} aria-hidden />
        </IconButton>
      </div>
      <div className="col-span-full">
        <CheckboxGroup
          legend={name}
          hidesLegend
          options={[{ value: 'default', label: words.isDefault }]}
          isChosen={() => row.isDefault}
          onChange={event => changeRow({ ...row, isDefault: event.target.checked })}
        />
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-text">
            {words.more}
          </summary>
          <TextField
            label={words.kitchenName}
            isOptional
            error={errors[`${row.key}.kitchenName`]}
            value={row.kitchenName}
            onChange={event => changeRow({ ...row, kitchenName: event.target.value })}
            maxLength={limits.itemName}
          />
          <CheckboxGroup
            legend={ownMenu.form.allergens}
            isOptional
            options={allergenChoice}
            isChosen={value => row.allergens.some(one => one === value)}
            onChange={({ target: { value, checked } }) =>
              changeRow({
                ...row,
                allergens: allergenChoice
                  .map(choice => choice.value)
                  .filter(one => (one === value ? checked : row.allergens.includes(one))),
              })
            }
            className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 pt-3"
          />
        </details>
      </div>
    </fieldset>
  )
}

/** Takes effect at once, as the switch of a dish does. */
function Availability({ restaurantId, group }: { restaurantId: number; group: OwnOptionGroup }) {
  const switchTo = async (optionId: number, isSoldOut: boolean) => {
    try {
      await sellOutOption(restaurantId, optionId, isSoldOut)
    } catch (error) {
      toast({ title: sentenceFor(problemOf(error), words.saveFailed), tone: 'bad' })
    }
  }
  return (
    <div className="sm:col-span-2">
      {group.options.map(({ id, name, isAvailable }) => (
        <Switch
          key={id}
          label={ownMenu.availableOf({ name })}
          checked={isAvailable}
          onChange={() => void switchTo(id, isAvailable)}
        />
      ))}
    </div>
  )
}

function Dishes({ items, editing }: Pick<OptionGroupFormOptions, 'items'> & { editing: OptionGroupEditing }) {
  const { choose } = editing
  const chosen = new Set(editing.typed.itemIds)
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="pb-1 font-semibold">{words.dishes}</legend>
      {[...groupBy(items, ({ category }) => category)].map(([category, ofCategory]) => {
        const ids = ofCategory.map(({ id }) => id)
        const count = ids.filter(id => chosen.has(id)).length
        return (
          <details key={category} className="border-line border-t">
            <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
              <bdi className="wrap-anywhere min-w-0 flex-1">{category}</bdi>
              <span className="figures shrink-0 text-muted text-small">
                {count} / {ids.length}
              </span>
            </summary>
            <CheckboxGroup
              legend={category}
              hidesLegend
              options={[
                { value: 'all', label: words.whole({ category }) },
                ...ofCategory.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              isChosen={value => (value === 'all' ? count === ids.length : chosen.has(Number(value)))}
              onChange={({ target: { value, checked } }) =>
                choose(value === 'all' ? ids : [Number(value)], checked)
              }
              className="pb-2"
            />
          </details>
        )
      })}
    </fieldset>
  )
}
